import type { RouteDefinition } from '@rashi/contract'
import { cardReasons } from '@rashi/contract/card-reason.rules'
import { refusals, type RefusalCode } from '@rashi/contract/refusals'
import { refusals as sentences } from '@rashi/contract/texts/en/refusals'

/** The keywords of a JSON schema that this module reads. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

interface Body {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}

export interface Operation {
  operationId?: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security?: readonly object[]
  readonly parameters?: readonly {
    readonly in: string
    readonly name: string
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string }
  readonly components: Readonly<Record<string, unknown>>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const errorSchema = {
  type: 'object',
  description: 'An error: `message` is for people, `code` for programs.',
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(refusals) },
    errors: {
      type: 'object',
      description: 'The messages of each invalid field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    reason: {
      type: 'string',
      description: 'With `card-refused`: why the card was refused.',
      enum: [...cardReasons],
    },
    amount: { type: 'number', description: 'With `price-changed`: the price of now, in pounds.' },
    second_step: {
      type: 'object',
      description: 'With `second-step-required`: how the sign-in goes on.',
      properties: {
        token: { type: 'string' },
        methods: {
          type: 'array',
          items: { type: 'string', enum: ['code', 'passkey', 'recovery-code'] },
        },
        expires_at: { type: 'string', format: 'date-time' },
      },
      required: ['token', 'methods', 'expires_at'],
    },
  },
  required: ['message', 'code'],
}

/** Lists the error codes that a call may answer with. */
export function refusalsOf(route: RouteDefinition): RefusalCode[] {
  return [
    ...(route.auth === 'user' ? (['unauthenticated'] as const) : []),
    ...(route.auth === 'staff'
      ? (['unauthenticated', 'forbidden', 'proof-required', 'other-origin'] as const)
      : []),
    ...(route.body ? (['malformed-body', 'too-large', 'unsupported-media-type'] as const) : []),
    ...(route.body || route.query || route.params ? (['invalid'] as const) : []),
    ...(route.refusals ?? []),
    'too-many-requests',
    'internal-error',
    'unavailable',
  ]
}

function errorResponses(route: RouteDefinition) {
  const codes = Object.groupBy(refusalsOf(route), (code) => refusals[code])
  return Object.fromEntries(
    Object.entries(codes).map(([status, some]) => [
      status,
      {
        description: some
          .map((code) => `\`${code}\`: ${sentences[`refusal.${code}`]}`)
          .join('\n\n'),
        ...(status === '429' || status === '503' ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } }

const selfExplanatoryFormats = new Set(['date', 'date-time', 'email', 'uuid'])

/** Removes keywords that tell a reader nothing: the range of safe integers, the pattern of a named format. */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([keyword, value]) =>
          Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER &&
          !(
            keyword === 'pattern' &&
            'format' in node &&
            selfExplanatoryFormats.has(String(node.format))
          ),
      )
      .map(([keyword, value]) => [keyword, simplify(value)]),
  )
}

/** Turns `GET /places/:id` into an identifier for generated clients: `getPlacesById`. */
const toOperationId = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .replaceAll('/:', '/by-')
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Adds operation ids, the error responses of every call and the schema of an error. */
export function completeDocument(
  document: ApiDocument,
  routes: Readonly<Record<string, RouteDefinition>>,
): ApiDocument {
  const describe = (path: string, method: string, operation: Operation): Operation => {
    const routePath = path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')
    const route = routes[`${method.toUpperCase()} ${routePath}`]
    if (!route) throw new Error(`${method} ${path} is not a call of the contract`)
    const { 200: success, ...others } = operation.responses
    return {
      operationId: toOperationId(method, routePath),
      ...operation,
      responses: {
        ...(success ? { 200: { ...success, description: 'Done.' } } : {}),
        ...others,
        ...errorResponses(route),
      },
    }
  }
  return simplify({
    ...document,
    components: { ...document.components, schemas: { Error: errorSchema } },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            describe(path, method, operation),
          ]),
        ),
      ]),
    ),
  }) as ApiDocument
}
