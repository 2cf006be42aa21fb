import { randomUUID } from 'node:crypto'
import { sample } from '../../scripts/test-scope.ts'
import { birth, createPerson, randomEmail } from '../helpers/accounts.ts'
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

/** Plausible values by field name, one for every field of the contract. */
const plausible: Record<string, () => unknown> = {
  amount_pence: () => 299,
  plan_id: () => 99,
  act: () => 'staff invite',
  amount: () => 1,
  after: () => 'shell.none',
  after_id: () => 1,
  answer: () => 'partly',
  before: randomUUID,
  came_from_lookup: () => true,
  card_id: () => 'card_none',
  category_id: () => 1,
  client_secret: () => 'pi_1_secret_1',
  code: () => 'NONE',
  consultation_id: () => 1,
  coupon_code_id: () => null,
  current_password: () => 'Moonlight8',
  date_of_birth: () => birth.dob,
  dob: () => birth.dob,
  email: randomEmail,
  email_id: randomUUID,
  extra_questions: () => 'When?',
  from: () => '2026-11-01T00:00:00Z',
  fullName: () => 'Asha Rao',
  full_name: () => 'Asha Rao',
  gemstoneId: () => 1,
  gender: () => 2,
  horoscopeDataParts: () => [partForSale],
  horoscopeSign: () => 'leo',
  horoscope_data_id: () => 1,
  horoscope_id: () => 3,
  id: randomUUID,
  ids: () => '1',
  gemstone_id: () => 999_999,
  is_hidden: () => true,
  picture_id: () => '0'.repeat(64),
  pictures: () => [
    {
      id: '0'.repeat(64),
      translations: [1, 2].map((language_id) => ({ language_id, alt: 'A ring' })),
    },
  ],
  translations: () =>
    [1, 2].map((language_id) => ({
      language_id,
      name: 'Ruby',
      title: 'Ruby ring',
      description: '<p>Red</p>',
      video_link: null,
      skip_branding: false,
    })),
  is_offered: () => true,
  seen_pence: () => 199,
  is_combo: () => false,
  is_confirmed: () => true,
  key: () => 'shell.none',
  language_id: () => 1,
  letter: () => 'weekly',
  moon_horoscope_id: () => null,
  moon_payment_plan_id: () => null,
  name: () => 'My phone',
  page: () => 1,
  passkey: () => passkey,
  password: () => 'Moonlight8',
  password_confirmation: () => 'Moonlight8',
  payment_plan_id: () => 1,
  payment_type: () => 'web',
  expected_amount: () => 5.99,
  keeps_rights: () => false,
  payment_id: randomUUID,
  per_page: () => 5,
  phone: () => '+44 20 7946 0000',
  phone_number: () => '+44 20 7946 0000',
  place_of_birth: () => birth.pob,
  pob: () => birth.pob,
  previous: () => '0',
  object: () => 'staff',
  object_id: randomUUID,
  overview: () => '0',
  q: () => 'Delhi',
  queue: () => 'mail',
  question: () => 'Is it blue?',
  questions: () => [101],
  reason: () => 'Asked by phone',
  refresh: () => '0',
  refund_amount: () => 1,
  refunded_amount: () => 0,
  request_key: randomUUID,
  return_path: () => '/dashboard',
  rising_horoscope_id: () => null,
  rising_payment_plan_id: () => null,
  role: () => 'viewer',
  search: () => 'ruby',
  selectedLang: () => 1,
  selectedPlan: () => '1',
  selectedlang: () => '1',
  session_id: randomUUID,
  setup: () => 'none',
  slug: () => 'none',
  staff: randomUUID,
  state: () => 'changed',
  stripe_card_id: () => 'card_none',
  subscription_id: randomUUID,
  text: () => 'Contents',
  timePeriod: () => 'weekly',
  time_unknown: () => true,
  time_zone: () => 'Europe/London',
  to: () => '2026-12-01T00:00:00Z',
  token: () => 'none',
  trial: () => true,
  type: () => 'one_off',
  userConsultationId: randomUUID,
  userId: () => null,
  userLifeEventId: randomUUID,
  userOneOffPurchaseId: randomUUID,
  user_id: () => null,
  user_payment_plan_id: randomUUID,
  version: () => 4711,
  weekly: () => true,
  weekly_letter: () => true,
  notice_id: () => 4711,
  weeks: () => 6,
  reading_period: () => 'weekly',
  position: () => 1,
  question_id: () => 101,
  question_ids: () => [101],
  is_active: () => true,
  expires_at: () => null,
  url: () => 'https://stream.example/tonight',
  seen_url: () => 'https://stream.example/never',
  words: () => [{ language_id: 1, title: 'Diwali', text: 'A bright night.', link_label: null }],
  link: () => null,
  starts_at: () => null,
  ends_at: () => null,
  utc: () => '1990-05-17T04:25:00Z',
}
/** Values of fields that differ in a body: the ids of notices are a list there. */
const inBody: Record<string, () => unknown> = { ids: () => [1], after: randomUUID }
/** Values of fields that differ in a call. */
const inCall: Record<string, Record<string, () => unknown>> = {
  'GET /api/studio/promo-codes': { state: () => 'ended', after: () => 1 },
  'POST /api/studio/change-consultation': {
    translations: () =>
      [1, 2].map((language_id) => ({
        language_id,
        title: 'Love',
        subtitle: 'Two charts',
        short_description: 'Ask.',
        description: '<p>Ask.</p>',
        name: 'Love',
      })),
  },
  'POST /api/studio/make-promo-code': { plan_id: () => 1 },
  'GET /api/studio/notices': { state: () => 'ended', after: () => 1 },
}

/** The answer of an authenticator that nobody knows, to any call that takes one. */
const passkey = {
  id: 'bm9uZQ',
  rawId: 'bm9uZQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'e30',
    attestationObject: 'oA',
    transports: ['internal'],
    authenticatorData: 'AA',
    signature: 'AA',
  },
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
  const createValue = (name: string) => (inCall[call]?.[name] ?? plausible[name])?.()
  return {
    params: Object.fromEntries(inPath.map((name) => [name, createValue(name)])),
    query: Object.fromEntries(inQuery.map((name) => [name, createValue(name)])),
    body:
      body &&
      Object.fromEntries(
        Object.keys(body.properties ?? {}).map((name) => [
          name,
          (inCall[call]?.[name] ?? inBody[name] ?? plausible[name])?.(),
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
  // Every field with every fourth of the values in turn, unless the run is exhaustive: there is one validation.
  const work = listCallsWithInput().flatMap((one, index) =>
    sample(
      hostile.flatMap((value) =>
        createInputs(one, value).map((input) => ({ one, value, ...input })),
      ),
      4,
      index % 4,
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
