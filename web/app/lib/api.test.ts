import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { createApi, type Caller, type Transport } from './api.ts'

interface Sent {
  path: string
  method: string
  headers: Record<string, string>
}

function anApi(caller: Partial<Caller> = {}, answer: { status: number; text: string } | Error) {
  const sent: Sent[] = []
  const happened: string[] = []
  const transport: Transport = async (path, { method, headers }) => {
    sent.push({ path, method, headers })
    if (answer instanceof Error) throw answer
    return { status: answer.status, text: async () => answer.text }
  }
  const api = createApi(transport, {
    token: () => 'token-1',
    languageCode: () => 'hi',
    networkDown: () => 'The connection is down.',
    used: () => happened.push('used'),
    refused: () => happened.push('refused'),
    ...caller,
  })
  return { api, sent, happened }
}
const fine = { status: 200, text: '{}' }
const dead = { status: 401, text: '{"message":"Sign in first.","code":"unauthenticated"}' }
const failureOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => {
      throw new Error('it succeeded')
    },
    (failure: ApiFailure) => failure,
  )

describe('a call of the signed-in user', () => {
  test('is rejected without a request when no token is stored (ID-38)', async () => {
    const { api, sent, happened } = anApi({ token: () => undefined }, fine)
    const failure = await failureOf(api.user('GET /user/get-user-details'))
    expect(failure).toMatchObject({ status: 401, code: 'no-token' })
    expect(sent).toEqual([])
    expect(happened).toEqual(['refused'])
  })

  test('carries the token, and tells that it was used (ID-36)', async () => {
    const { api, sent, happened } = anApi({}, fine)
    await api.user('GET /user/get-user-details')
    expect(sent[0]?.headers.authorization).toBe('Bearer token-1')
    expect(happened).toEqual(['used'])
  })

  test('answered 401 ends the session (ID-37)', async () => {
    const { api, happened } = anApi({}, dead)
    await failureOf(api.user('GET /user/get-user-details'))
    expect(happened).toEqual(['used', 'refused'])
  })

  test('answered 401 for a token that was replaced meanwhile ends nothing', async () => {
    const tokens = ['token-1', 'token-2']
    const { api, happened } = anApi({ token: () => tokens.shift() }, dead)
    await failureOf(api.user('GET /user/get-user-details'))
    expect(happened).toEqual(['used'])
  })
})

describe('a call that fails', () => {
  test('says what the server says, by field too (ERR-01)', async () => {
    const text =
      '{"message":"Not valid.","code":"invalid","errors":{"email":["Not a valid email!"]}}'
    const { api } = anApi({}, { status: 422, text })
    const failure = await failureOf(api.guest('POST /forgot-password', { body: { email: 'x' } }))
    expect(failure).toMatchObject({
      message: 'Not valid.',
      status: 422,
      errors: { email: ['Not a valid email!'] },
    })
  })

  test('without an answer says the error in plain words (ERR-02)', async () => {
    const { api } = anApi({}, new TypeError('Failed to fetch'))
    const failure = await failureOf(api.guest('GET /language/list'))
    expect(failure).toMatchObject({ message: 'The connection is down.', code: 'network-down' })
  })

  test('at something between us and the server says what that said (ERR-02)', async () => {
    const { api } = anApi({}, { status: 502, text: 'Bad gateway' })
    expect((await failureOf(api.guest('GET /language/list'))).message).toBe('502 Bad gateway')
  })
})

test("a call speaks the reader's language, and a guest's carries no token (LANG-07)", async () => {
  const { api, sent } = anApi({}, fine)
  await api.guest('GET /language/list')
  expect(sent[0]?.headers).toEqual({ 'accept-language': 'hi' })
})

describe('where the API is', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  async function askedAt(): Promise<string | undefined> {
    const asked: string[] = []
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response('{"languages":[]}')
    })
    const { api } = await import('./client-api.ts')
    await api.guest('GET /language/list')
    return asked[0]
  }

  test('is the same site unless configured (OPS-06)', async () => {
    expect(await askedAt()).toBe('/api/language/list')
  })

  test('is what VITE_API_BASE_URL says (OPS-06)', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.test/v1')
    expect(await askedAt()).toBe('https://api.example.test/v1/language/list')
  })
})
