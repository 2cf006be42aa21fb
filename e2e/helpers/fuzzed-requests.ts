import fc from 'fast-check'
import { deeplyNested, hostileValue, known } from './hostile-values.ts'

/** A JSON schema of the API's own description, with the keywords that are read here. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

/** The API's own description, with what is read here. */
export interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[]
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>
            }
          }
        >
      >
    >
  >
}

export interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer | undefined
  /** Whether the sender adds the token of a user. */
  readonly isUser: boolean
}

/** Creates values that a schema allows, as far as its types tell. */
function allowedValue(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const values = known[name]
  if (values) return fc.constantFrom(...values)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => allowedValue(name, one)))
  if (schema.format === 'uuid') return fc.uuid()
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: -1, max: 12 })
    case 'number':
      return fc.double({ min: -200, max: 200, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(allowedValue(name, schema.items ?? {}), { maxLength: 5 })
    case 'object':
      return fuzzedObject(schema.properties ?? {})
    default:
      return fc.string({ maxLength: 40 })
  }
}

const mostlyAllowed = (name: string, schema: Schema) =>
  fc.oneof(
    { weight: 5, arbitrary: allowedValue(name, schema) },
    { weight: 1, arbitrary: hostileValue },
  )

/** Creates objects that lack a field now and then, or have one that nobody knows. */
function fuzzedObject(
  properties: Readonly<Record<string, Schema>>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.oneof(
      { weight: 15, arbitrary: mostlyAllowed(name, schema).map((value) => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  )
  const unknown = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('more', '', 'constructor', 'toString', 'id'), hostileValue)
        .map((entry) => [entry]),
    },
  )
  return fc.tuple(...fields, unknown).map((entries) => Object.fromEntries(entries.flat()))
}

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Percent-encodes a text; half a surrogate pair, which has no encoding, as the bytes that it would have. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)

/** Creates a query whose keys are missing, repeated, nested or not percent-encoded now and then. */
function fuzzedQuery(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const pairs = parameters.map(({ name, schema }) => {
    const value = mostlyAllowed(name, schema).map((one) => `${name}=${encode(asText(one))}`)
    return fc.oneof(
      { weight: 12, arbitrary: value },
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 2, arbitrary: fc.tuple(value, value).map((both) => both.join('&')) },
      { weight: 1, arbitrary: value.map((one) => one.replace('=', '[]=')) },
      { weight: 1, arbitrary: value.map((one) => one.replace('=', '%5Bkey%5D=')) },
    )
  })
  const odd = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('=', '&&', '%', 'q=%zz', '__proto__=1', '?', 'a=%ff') },
  )
  return fc.tuple(...pairs, odd).map((all) => all.filter(Boolean).join('&'))
}

function fuzzedPath(path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const values = parameters.map(({ name, schema }) =>
    mostlyAllowed(name, schema).map((one) => encode(asText(one)).slice(0, 500)),
  )
  return fc.tuple(...values).map((all) => {
    const byName = new Map(parameters.map(({ name }, index) => [name, all[index]]))
    return path.replace(/\{(\w+)\}/g, (_, name: string) => byName.get(name) ?? 'none')
  })
}

/** Creates bodies: mostly the call's own fields, else any JSON, broken JSON, repeated keys or bytes. */
function fuzzedBody(schema: Schema): fc.Arbitrary<Buffer | undefined> {
  const own = fuzzedObject(schema.properties ?? {}).map((value) => JSON.stringify(value))
  const text = fc.oneof(
    { weight: 20, arbitrary: own },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: own.map((json) => json.slice(0, -1)) },
    { weight: 1, arbitrary: own.map((json) => `${json.slice(0, -1)},${json.slice(1)}`) },
    { weight: 1, arbitrary: own.map((json) => json.replace(/:\d+/, `:${'9'.repeat(5_000)}`)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(own, fc.constantFrom(100, 1_000, 15_000))
        .map(([json, depth]) => json.replace('{', `{"more":${deeplyNested(depth)},`)),
    },
    { weight: 1, arbitrary: own.map((json) => `\ufeff${json}`) },
    { weight: 1, arbitrary: own.map((json) => json.replace(/^\{/, '{"__proto__":{"a":1},')) },
  )
  return fc.oneof(
    { weight: 12, arbitrary: text.map((one) => Buffer.from(one)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const contentTypes = [
  'application/json; charset=utf-16',
  'application/json;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/xml',
  'text/plain',
  '*/*',
  ';',
  '',
]
const latin1 = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll('\u007f', ''))

/** Creates a header that is absent most of the time. */
const rarely = (values: fc.Arbitrary<string | string[]>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values })

const fuzzedHeaders = fc
  .record({
    'content-type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
    authorization: rarely(
      fc.oneof(
        fc.constantFrom('Bearer', 'Bearer  ', 'Basic YTpi', `Bearer ${'a'.repeat(4_000)}`),
        latin1,
      ),
    ),
    'accept-language': rarely(fc.oneof(fc.constantFrom('hi', 'xx-YY;q=2', ',;,;q'), latin1)),
    cookie: rarely(
      fc.oneof(fc.constantFrom('language=9e9', 'language=%', 'known-browser=a.b'), latin1),
    ),
    'if-none-match': rarely(latin1),
    'accept-encoding': rarely(fc.constantFrom('br', 'gzip;q=x', '*')),
    'content-encoding': rarely(fc.constantFrom('gzip', 'br')),
    'user-agent': rarely(fc.oneof(latin1, fc.constant('x'.repeat(5_000)))),
    'stripe-signature': rarely(
      fc.constantFrom('t=1,v1=00', 't=,v1=', 't=99999999999999999999,v1=zz', ['t=1', 'v1=2']),
    ),
    'x-forwarded-for': rarely(fc.constantFrom('::1', '1.2.3.4, 5.6.7.8', 'unknown', '%')),
    'x-http-method-override': rarely(fc.constant('DELETE')),
  })
  .map(
    (headers) =>
      Object.fromEntries(
        Object.entries(headers).filter(([, value]) => value !== undefined),
      ) as FuzzedRequest['headers'],
  )

/** Creates the same requests for the same seed: `perCall` for each call of the API's description. */
export function createFuzzedRequests(
  document: ApiDocument,
  { perCall, seed }: { perCall: number; seed: number },
): FuzzedRequest[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const named = (place: string) => parameters.filter((one) => one.in === place)
      const schema = requestBody?.content['application/json']?.schema
      const request = fc.record({
        method: fc.oneof(
          { weight: 40, arbitrary: fc.constant(method.toUpperCase()) },
          { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE') },
        ),
        path: fc
          .tuple(fuzzedPath(path, named('path')), fuzzedQuery(named('query')))
          .map(([address, query]) => (query ? `${address}?${query}` : address)),
        headers: fuzzedHeaders,
        body: schema ? fuzzedBody(schema) : fc.constant(undefined),
        isUser: fc.oneof(
          { weight: 3, arbitrary: fc.constant(true) },
          { weight: 1, arbitrary: fc.constant(false) },
        ),
      })
      return fc.sample(request, { numRuns: perCall, seed })
    }),
  )
}

/** Creates addresses of pages: `paths` with hostile values for their parameters, and any query. */
export function createFuzzedAddresses(
  paths: readonly string[],
  { count, seed }: { count: number; seed: number },
): string[] {
  const value = hostileValue.map((one) => encode(asText(one)).slice(0, 500))
  const key = fc.constantFrom('search', 'category', 'lang', 'id', 'time_zone', 'return', 'data', '')
  const query = fc
    .array(
      fc.tuple(key, value).map((pair) => pair.join('=')),
      { maxLength: 3 },
    )
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
  const address = fc
    .tuple(fc.constantFrom(...paths), value, value, query)
    .map(
      ([path, first, second, rest]) =>
        path.replace('{}', () => first).replace('{}', () => second) + rest,
    )
  return fc.sample(address, { numRuns: count, seed })
}
