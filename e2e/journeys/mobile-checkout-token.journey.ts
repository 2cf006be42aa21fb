import type { Page, Request } from '@playwright/test'
import { announced, button, payAtTheBank, savedCard, testCards } from '../helpers/checkout.ts'
import { birth, aPerson } from '../helpers/accounts.ts'
import { fillMobileCard, opened, phone, savedToken } from '../helpers/mobile-checkout.ts'
import { call, productUrl } from '../product.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test } from '../test.ts'

const addressFor = (token: string) => `/enter-payment-mobile/101/1/${token}`

/** Every request of a page in which these words stand, and where. */
function requestsWith(page: Page, words: string): () => Promise<string[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return async () => {
    const found = await Promise.all(
      requests.map(async (request) => {
        const headers = await request.allHeaders().catch(() => ({}))
        const name = `${request.method()} ${request.url().replace(words, 'TOKEN')}`
        return [
          ...(request.url().includes(words) ? [`${name} address`] : []),
          ...(request.postData()?.includes(words) ? [`${name} body`] : []),
          ...Object.entries(headers)
            .filter(([, value]) => value.includes(words))
            .map(([header]) => `${name} ${header}`),
        ]
      }),
    )
    return found.flat()
  }
}

/** Everything that the page could still tell about its token. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      window.handedOver ?? null,
      document.documentElement.outerHTML,
    ]),
  )

test('the token is in the first request and in its exchange, and goes nowhere else (MOB-01)', async ({
  newVisit,
}) => {
  const { token } = await aPerson()
  const { page } = await newVisit(phone)
  const found = requestsWith(page, token)
  const app = opened(page)
  const answer = await page.goto(addressFor(token))
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(await answer?.text()).not.toContain(token)
  await fillMobileCard(page, testCards.asksAtTheBank)
  expect(page.url()).toBe(`${productUrl()}/enter-payment-mobile/101/1`)
  expect(await kept(page)).not.toContain(token)
  await payAtTheBank(page, 'Complete')
  await announced(page, 'Additional security succeeded...').waitFor()
  await expect.poll(app).toHaveLength(1)
  expect(await kept(page)).not.toContain(token)
  await page.getByRole('link', { name: 'terms', exact: false }).first().click()
  await page.waitForURL('**/terms')
  expect(await found()).toEqual([
    `GET ${productUrl()}/enter-payment-mobile/101/1/TOKEN address`,
    `POST ${productUrl()}/api/user/purchase-session authorization`,
  ])
})

test('what the tab keeps instead pays, and is of use for nothing else; once it is paid it is dead (MOB-01)', async ({
  newVisit,
}) => {
  const { token, email } = await aPerson()
  await savedCard(token)
  const { page, calls } = await newVisit(phone)
  const app = opened(page)
  await page.goto(addressFor(token))
  const visa = page.getByRole('radio', { name: /Visa/ })
  await visa.check()
  const ofTheTab = await savedToken(page)
  expect(ofTheTab).not.toBe(token)
  for (const name of ['GET /api/user/get-user-details', 'GET /api/user/export']) {
    const { status, body } = await call(name, { token: ofTheTab })
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain(email)
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth-token')
  await page.reload()
  await visa.check()
  await button(page, 'Pay').click()
  await expect.poll(app).toHaveLength(1)
  const isDead = async () =>
    (await call('GET /api/payment-plan/get-payment-cards', { token: ofTheTab })).status === 401
  await expect.poll(isDead).toBe(true)
  expect((await call('GET /api/user/get-user-details', { token })).status).toBe(200)
  const named = calls.map(({ name }) => name.split('?')[0])
  expect(named).not.toContain('GET /api/user/get-user-details')
})

test('a token that the app asked for to stand there pays as well (MOB-01)', async ({
  newVisit,
}) => {
  const person = await aPerson()
  await savedCard(person.token)
  const { body } = await call('POST /api/user/purchase-session', { token: person.token })
  const { page } = await newVisit(phone)
  const app = opened(page)
  await page.goto(addressFor(body.token))
  await page.getByRole('radio', { name: /Visa/ }).check()
  await button(page, 'Pay').click()
  await expect.poll(app).toEqual(['rashi://consultations'])
})

test.describe('where everything is logged and errors are reported', () => {
  let product: RunningProduct
  test.beforeAll(async () => {
    product = await startProduct({
      LOG_LEVEL: 'trace',
      SENTRY_DSN: 'http://0123456789abcdef@127.0.0.1:9/7',
    })
  })
  test.afterAll(() => product?.stop())

  test('neither log, nor metrics, nor a report has the token (MOB-01)', async ({ newVisit }) => {
    const signUp = await fetch(`${product.url}/api/user/complete-user-registration-web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'asha@example.test',
        password: 'Starlight7',
        full_name: 'Asha Rao',
        gender: 2,
        ...birth,
      }),
    })
    const { token } = (await signUp.json()) as { token: string }
    const { page } = await newVisit({
      ...phone,
      baseURL: product.url,
      expectedComplaints: [/the sheet tore/],
    })
    const reports: string[] = []
    await page.route('http://127.0.0.1:9/**', async (route) => {
      reports.push(route.request().postData() ?? '')
      await route.fulfill({ json: {} })
    })
    await page.goto(addressFor(token))
    await button(page, 'Pay').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error(`the sheet tore at ${performance.getEntriesByType('navigation')[0]?.name}`)
      }),
    )
    await expect.poll(() => reports.length).toBe(1)
    expect(reports[0]).toContain('the sheet tore')
    const metrics = await (await fetch(`${product.url}/metrics`)).text()
    for (const told of [...reports, product.log(), metrics]) expect(told).not.toContain(token)
    expect(product.log()).not.toBe('')
  })
})
