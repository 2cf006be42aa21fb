import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { createApi, type Caller, type Transport } from './api.ts'

interface Sent {
  path: string
  method: string
  headers: Record<string, string>
}

function createTestApi(
  caller: Partial<Caller> = {},
  answer: { status: number; text: string } | Error,
) {
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
const unauthenticated = {
  status: 401,
  text: '{"message":"Sign in first.","code":"unauthenticated"}',
}
const catchFailure = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => {
      throw new Error('it succeeded')
    },
    (failure: ApiFailure) => failure,
  )

describe('a call of the signed-in user', () => {
  test('is rejected without a request when no token is stored (ID-38)', async () => {
    const { api, sent, happened } = createTestApi({ token: () => undefined }, fine)
    const failure = await catchFailure(api.user('GET /user/get-user-details'))
    expect(failure).toMatchObject({ status: 401, code: 'no-token' })
    expect(sent).toEqual([])
    expect(happened).toEqual(['refused'])
  })

  test('carries the token and reports its use (ID-36)', async () => {
    const { api, sent, happened } = createTestApi({}, fine)
    await api.user('GET /user/get-user-details')
    expect(sent[0]?.headers.authorization).toBe('Bearer token-1')
    expect(happened).toEqual(['used'])
  })

  test('ends the session when it is answered 401 (ID-37)', async () => {
    const { api, happened } = createTestApi({}, unauthenticated)
    await catchFailure(api.user('GET /user/get-user-details'))
    expect(happened).toEqual(['used', 'refused'])
  })

  test('does not end the session when its token was replaced before the 401', async () => {
    const tokens = ['token-1', 'token-2']
    const { api, happened } = createTestApi({ token: () => tokens.shift() }, unauthenticated)
    await catchFailure(api.user('GET /user/get-user-details'))
    expect(happened).toEqual(['used'])
  })
})

describe('a call that fails', () => {
  test('has the server’s message and its errors by field (ERR-01)', async () => {
    const text =
      '{"message":"Not valid.","code":"invalid","errors":{"email":["Not a valid email!"]}}'
    const { api } = createTestApi({}, { status: 422, text })
    const failure = await catchFailure(api.guest('POST /forgot-password', { body: { email: 'x' } }))
    expect(failure).toMatchObject({
      message: 'Not valid.',
      status: 422,
      errors: { email: ['Not a valid email!'] },
    })
  })

  test('has a readable message when there was no answer (ERR-02)', async () => {
    const { api } = createTestApi({}, new TypeError('Failed to fetch'))
    const failure = await catchFailure(api.guest('GET /language/list'))
    expect(failure).toMatchObject({ message: 'The connection is down.', code: 'network-down' })
  })

  test('has the text of a proxy’s answer (ERR-02)', async () => {
    const { api } = createTestApi({}, { status: 502, text: 'Bad gateway' })
    expect((await catchFailure(api.guest('GET /language/list'))).message).toBe('502 Bad gateway')
  })
})

test("a call names the reader's language, and a guest's carries no token (LANG-07)", async () => {
  const { api, sent } = createTestApi({}, fine)
  await api.guest('GET /language/list')
  expect(sent[0]?.headers).toEqual({ 'accept-language': 'hi' })
})

describe('the address of the API', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  async function requestedPath(): Promise<string | undefined> {
    const requested: string[] = []
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('fetch', async (address: string) => {
      requested.push(address)
      return new Response('{"languages":[]}')
    })
    const { api } = await import('./client-api.ts')
    await api.guest('GET /language/list')
    return requested[0]
  }

  test('is on the same site by default (OPS-06)', async () => {
    expect(await requestedPath()).toBe('/api/language/list')
  })

  test('is VITE_API_BASE_URL if that is set (OPS-06)', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.test/v1')
    expect(await requestedPath()).toBe('https://api.example.test/v1/language/list')
  })
})
