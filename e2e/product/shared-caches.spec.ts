import { createPerson } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(productUrl() + path, { headers, redirect: 'manual' })

const minute = 'public, max-age=0, s-maxage=60'
const tenMinutes = 'public, max-age=0, s-maxage=600'

/** Lists an address of every kind of public page, with the caching that its content allows. */
async function listPublicPages(): Promise<[path: string, caching: string][]> {
  const [gemstones, consultations] = await Promise.all([
    call('GET /api/gemstone'),
    call('GET /api/consultation'),
  ])
  const changing = [
    '/',
    '/signup',
    '/moonsign-lookup',
    '/rising-sign-lookup',
    '/payment-plan-select',
    '/gemstones',
    '/consultations',
    '/horoscope/weekly/leo',
    '/horoscope/monthly/aries',
    '/horoscope/yearly/pisces',
    `/gemstone/${gemstones.body.gemstones.data[0].slug}`,
    `/consultation-detail/${consultations.body.consultations[0].slug}`,
  ]
  const documents = ['/how-we-know', '/terms', '/privacy', '/disclaimer', '/accessibility']
  return [
    ...changing.map((path) => [path, minute] as [string, string]),
    ...documents.map((path) => [path, tenMinutes] as [string, string]),
  ]
}

test('public pages may be kept by a shared cache, under their address and compression alone (OPS-90)', async () => {
  const seen: unknown[] = []
  const expected: unknown[] = []
  for (const [path, caching] of await listPublicPages())
    for (const address of [path, `${path}?lang=hi`]) {
      const { status, headers } = await get(address)
      const [vary, cookie] = [headers.get('vary'), headers.get('set-cookie')]
      seen.push([address, status, headers.get('cache-control'), vary, cookie])
      expected.push([address, 200, caching, 'accept-encoding', null])
    }
  expect(seen).toEqual(expected)
})

test('a public page is the same for every visitor, signed in or not, whatever language they read (OPS-90, LANG-20)', async () => {
  const { token } = await createPerson()
  for (const path of ['/', '/horoscope/weekly/leo', '/payment-plan-select?lang=hi']) {
    const plain = await get(path)
    const html = await plain.text()
    for (const headers of [
      { cookie: 'language=2; returning=1' },
      { cookie: 'language=1' },
      { 'accept-language': 'hi' },
      { authorization: `Bearer ${token}` },
    ]) {
      const other = await get(path, headers)
      expect([path, headers, other.headers.get('etag')]).toEqual([
        path,
        headers,
        plain.headers.get('etag'),
      ])
      expect(await other.text()).toBe(html)
    }
  }
})

test('a public page that has not changed is answered 304 without its text (OPS-90)', async () => {
  for (const headers of [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }]) {
    const etag = (await get('/terms', headers)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const again = await get('/terms', { ...headers, 'if-none-match': `"other", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe(tenMinutes)
    expect((await get('/terms', { ...headers, 'if-none-match': 'W/"other"' })).status).toBe(200)
  }
})

test('a shared cache keeps no page of an account, with a secret, with a query or that is not found (OPS-90)', async () => {
  for (const path of [
    '/dashboard',
    '/account',
    '/order-confirm',
    '/studio',
    '/reset-password/a-token/asha@example.test',
    '/?redirect=profile',
    '/gemstones?search=ruby',
    '/payment-plan-select?payment_intent_client_secret=pi_1_secret_2',
    '/gemstone/no-such-stone',
    '/no-such-page',
  ]) {
    const { headers } = await get(path)
    expect([path, headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/^no-(cache|store)$/),
    ])
  }
})

test('links of a page in Hindi lead to pages in Hindi (LANG-20)', async () => {
  const html = await (await get('/?lang=hi')).text()
  const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/g)].map(([, href]) => href!)
  const publicLinks = links.filter((href) => /^\/(?:horoscope|gemstones|terms|signup)\b/.test(href))
  expect(publicLinks.length).toBeGreaterThan(12)
  expect(publicLinks.filter((href) => !href.includes('lang=hi'))).toEqual([])
  const english = await (await get('/')).text()
  expect(english).not.toMatch(/<a\b[^>]*? href="[^"]*lang=/)
})
