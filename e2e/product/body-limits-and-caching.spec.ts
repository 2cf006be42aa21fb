import { birth, createPerson } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const lookup = { date_of_birth: birth.dob, place_of_birth: birth.pob }
const kilobyte = 1024

/** Creates a body of a size in bytes from required fields and an unknown one. */
function createBody(bytes: number, required: object): string {
  const without = JSON.stringify({ ...required, more: '' }).length
  return JSON.stringify({ ...required, more: 'x'.repeat(bytes - without) })
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(productUrl() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test.describe('a body over its limit is answered 413 (API-02, API-56)', () => {
  test('over 32 KB for most calls', async () => {
    expect((await post('/api/moonsign-lookup', createBody(32 * kilobyte, lookup))).status).toBe(200)
    const { status, body } = await call('POST /api/moonsign-lookup', {
      body: { ...lookup, more: 'x'.repeat(32 * kilobyte) },
    })
    expect([status, body.code]).toEqual([413, 'too-large'])
  })

  test('over 128 KB for marking notices as read', async () => {
    const { token } = await createPerson()
    const path = '/api/noticeboard/user-noticeboard-mark-read'
    const authorization = `Bearer ${token}`
    const [most, more] = [128 * kilobyte, 128 * kilobyte + 1].map((bytes) =>
      createBody(bytes, { ids: [1] }),
    )
    expect((await post(path, most ?? '', { authorization })).status).toBe(200)
    expect((await post(path, more ?? '', { authorization })).status).toBe(413)
  })

  test('over 1 MB for a webhook event of the payment provider', async () => {
    const [most, more] = [1024 * kilobyte, 1024 * kilobyte + 1].map((bytes) =>
      createBody(bytes, {}),
    )
    expect((await post('/api/payment-webhook', most ?? '')).status).toBe(400)
    expect((await post('/api/payment-webhook', more ?? '')).status).toBe(413)
  })
})

test.describe('personal data is not cached', () => {
  const getCacheControl = async (path: string, init: RequestInit = {}) =>
    (await fetch(productUrl() + path, { redirect: 'manual', ...init })).headers.get('cache-control')

  test('responses to calls for signed-in users carry no-store, refusals too (API-57)', async () => {
    const { token } = await createPerson()
    const headers = { authorization: `Bearer ${token}` }
    for (const path of [
      '/api/user/get-user-details',
      '/api/user/export',
      '/api/payment-plan/get-payment-cards',
      '/api/payment-plan/purchases',
      '/api/horoscope/user-horoscopes?refresh=0',
      '/api/horoscope/user-new-single-horoscope/weekly/leo',
      '/api/noticeboard/user-noticeboard',
    ]) {
      expect([path, await getCacheControl(path, { headers })]).toEqual([path, 'no-store'])
      expect([path, await getCacheControl(path)]).toEqual([path, 'no-store'])
    }
  })

  test('responses that contain a token or concern a birth carry no-store (API-57)', async () => {
    const { email, password } = await createPerson()
    const signIn = await post('/api/login', JSON.stringify({ email, password }))
    expect([signIn.status, signIn.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const found = await post('/api/moonsign-lookup', JSON.stringify(lookup))
    expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test('pages with a token or a secret in their address carry no-store and send no referrer (API-57)', async () => {
    for (const path of [
      '/reset-password/a-token/asha@example.test',
      '/login-link/a-token',
      '/confirm-email/a-token',
      '/welcome/a-token',
      '/confirm-email/a-token?lang=hi',
      '/payment-return?payment_intent_client_secret=pi_1_secret_2',
      '/enter-payment-mobile/101/1/a-token',
    ]) {
      const { status, headers } = await fetch(productUrl() + path)
      expect([path, status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        path,
        200,
        'no-store',
        'no-referrer',
      ])
    }
  })

  test('pages in the language of a cookie may be kept by its reader and are revalidated (API-57)', async () => {
    for (const path of ['/dashboard', '/forgot-password', '/order-confirm'])
      expect([path, await getCacheControl(path)]).toEqual([path, 'no-cache'])
  })
})
