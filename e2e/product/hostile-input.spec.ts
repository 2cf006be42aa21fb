import { sample } from '../../scripts/test-scope.ts'
import { createPerson } from '../helpers/accounts.ts'
import { plausibleInBody, plausibleInCall, plausibleValues } from '../helpers/plausible-values.ts'
import { createOwner, type StudioHeaders } from '../helpers/staff.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

// Some of its calls publish and sell for all who use the product.
useOwnProduct({})

/** A JSON schema of the API's own description, with the keywords that are read here. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly type?: string
}

interface Call {
  /** `POST /api/login` */
  readonly name: string
  readonly inPath: readonly string[]
  readonly inQuery: readonly string[]
  readonly body: Schema | undefined
}

/** Plausible values, one for every field of the contract. */
const plausible: Record<string, () => unknown> = {
  ...plausibleValues,
  horoscopeDataParts: () => [partForSale],
}

let calls: Call[]
let token: string
/** An owner of the studio, who has just proven who they are. */
let owner: StudioHeaders
/** A life event that is on sale, since another id would be refused. */
let partForSale: number
test.beforeAll(async () => {
  const { body } = await call('GET /api/openapi.json')
  calls = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, any>).map(([method, operation]) => {
      const named = (place: string) =>
        (operation.parameters ?? [])
          .filter((one: { in: string }) => one.in === place)
          .map(({ name }: { name: string }) => name)
      return {
        name: `${method.toUpperCase()} ${path}`,
        inPath: named('path'),
        inQuery: named('query'),
        body: operation.requestBody?.content['application/json'].schema,
      }
    }),
  )
  token = (await createPerson()).token
  owner = await createOwner()
  const year = await call('GET /api/horoscope/user-new-single-horoscope/yearly/leo', { token })
  partForSale = year.body.horoscope.horoscopeData.at(-1).parts[0].id
})

interface Input {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
}

function createPlausibleInput({ name: call, inPath, inQuery, body }: Call): Input {
  const createValue = (name: string) => (plausibleInCall[call]?.[name] ?? plausible[name])?.()
  return {
    params: Object.fromEntries(inPath.map((name) => [name, createValue(name)])),
    query: Object.fromEntries(inQuery.map((name) => [name, createValue(name)])),
    body:
      body &&
      Object.fromEntries(
        Object.keys(body.properties ?? {}).map((name) => [
          name,
          (plausibleInCall[call]?.[name] ?? plausibleInBody[name] ?? plausible[name])?.(),
        ]),
      ),
  }
}

function send({ name }: Call, { params, query, body }: Input) {
  const path = name.replace(/\{(\w+)\}/g, (_, one: string) => encodeURIComponent(`${params[one]}`))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  )
  return call(`${path}${search.size > 0 ? `?${search}` : ''}`, {
    ...(name.includes(' /api/studio/') ? { headers: { ...owner } } : { token }),
    ...(body === undefined ? {} : { body }),
  })
}

type Path = readonly (string | number)[]

/** Lists the paths of all values of a body: `['pob', 'geometry', 'location', 'lat']`, `['ids', 0]`. */
function listPaths(schema: Schema): Path[] {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) =>
      listPaths(inner).map((rest) => [name, ...rest]),
    )
  if (schema.items) return listPaths(schema.items).map((rest) => [0, ...rest])
  return [[]]
}

function replaceAt(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(value))
    return value.map((one, at) => (at === first ? replaceAt(one, rest, by) : one))
  return { ...(value as object), [first]: replaceAt((value as any)?.[first], rest, by) }
}

/** Lists the inputs of a call in which one value is `hostile`, with the field of that value. */
function createInputs(one: Call, hostile: unknown): { field: string; input: Input }[] {
  const createInput = () => createPlausibleInput(one)
  return [
    ...one.inPath.map((field) => ({
      field,
      input: { ...createInput(), params: { ...createInput().params, [field]: hostile } },
    })),
    ...one.inQuery.map((field) => ({
      field,
      input: { ...createInput(), query: { ...createInput().query, [field]: hostile } },
    })),
    ...(one.body ? listPaths(one.body) : []).map((path) => ({
      field: String(path[0]),
      input: {
        ...createInput(),
        body: replaceAt(createInput().body, path, hostile) as Input['body'],
      },
    })),
  ]
}

const listCallsWithInput = () =>
  calls.filter(({ inPath, inQuery, body }) => body || inPath.length + inQuery.length > 0)

/** Processes 12 items at a time, so that requests do not queue for database connections. */
async function forEachConcurrently<T>(
  work: readonly T[],
  action: (one: T) => Promise<void>,
): Promise<void> {
  const queue = work.values()
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (const one of queue) await action(one)
    }),
  )
}

test('no call with plausible values in all fields of the contract is refused as invalid', async () => {
  const refused: string[] = []
  await forEachConcurrently(listCallsWithInput(), async (one) => {
    const { status, body } = await send(one, createPlausibleInput(one))
    if (status >= 500 || body?.code === 'invalid')
      refused.push(`${one.name}: ${status} ${JSON.stringify(body)}`)
  })
  expect(refused).toEqual([])
})

test.describe('a character that PostgreSQL refuses is answered 422, with the field named, in every query and body of the contract (API-04, API-58)', () => {
  for (const [name, hostile, fitsAddress] of [
    ['NUL', 'a\u0000b', true],
    ['a high surrogate alone', 'a\ud800b', false],
    ['a low surrogate alone', '\udc00', false],
  ] as const)
    test(name, async () => {
      const wrong: string[] = []
      const work = listCallsWithInput().flatMap((one) =>
        createInputs({ ...one, inPath: [], ...(fitsAddress ? {} : { inQuery: [] }) }, hostile).map(
          (input) => ({
            one,
            ...input,
          }),
        ),
      )
      expect(work.length).toBeGreaterThan(80)
      await forEachConcurrently(work, async ({ one, field, input }) => {
        const { status, body } = await send(one, input)
        if (status !== 422 || body?.errors?.[field] === undefined)
          wrong.push(`${one.name} ${field}: ${status} ${JSON.stringify(body)}`)
      })
      expect(wrong).toEqual([])
    })
})

test('a path parameter with a character that PostgreSQL refuses is answered 404 (API-01, API-58)', async () => {
  const work = calls.filter(({ inPath }) => inPath.length > 0)
  expect(work.length).toBeGreaterThan(4)
  for (const one of work)
    for (const { input } of createInputs({ ...one, inQuery: [], body: undefined }, 'a\u0000b'))
      expect([one.name, (await send(one, input)).status]).toEqual([one.name, 404])
})

test('no value of any kind in any field causes a server error (API-04)', async () => {
  const hostile = [
    '',
    ' ',
    '\u001b[31m',
    '\u202e',
    '\\u0000',
    '%00',
    "' or 1=1; --",
    '{{constructor}}',
    '😀'.repeat(100),
    'x'.repeat(20_000),
    '9'.repeat(400),
    '-1',
    '99999999999999999999',
    'NaN',
    '0000-00-00 00:00:00',
    '9999-12-31 23:59:00',
    1e18,
    -1,
    0.5,
    1e308,
    true,
    null,
    [],
    {},
    [[[]]],
  ]
  const faults: string[] = []
  // Every field with every eighth of the values in turn, unless the run is exhaustive: there is one validation.
  const work = listCallsWithInput().flatMap((one, index) =>
    sample(
      hostile.flatMap((value) =>
        createInputs(one, value).map((input) => ({ one, value, ...input })),
      ),
      8,
      index % 8,
    ),
  )
  await forEachConcurrently(work, async ({ one, value, field, input }) => {
    const { status } = await send(one, input)
    if (status >= 500) faults.push(`${one.name} ${field} ${JSON.stringify(value)}: ${status}`)
  })
  expect(faults).toEqual([])
})

for (const path of [
  '/gemstone/a%00b',
  '/horoscope/weekly/%00',
  '/consultation-detail/%00',
  '/payments/%00',
])
  test(`the page ${path} is answered without a server error (API-04)`, async () => {
    const { status, headers } = await fetch(productUrl() + path, { redirect: 'manual' })
    expect(status).toBeLessThan(500)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
