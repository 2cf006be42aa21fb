import type { Page, Request } from '@playwright/test'
import { button, payAndAnswerBank, saveCard, testCards, toast } from '../helpers/checkout.ts'
import { birth, createPerson } from '../helpers/accounts.ts'
import {
  fillMobileCard,
  phone,
  readPurchaseToken,
  recordAppLinks,
} from '../helpers/mobile-checkout.ts'
import { call, productUrl } from '../product.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test } from '../test.ts'

const createAddress = (token: string) => `/enter-payment-mobile/101/1/${token}`

/** Lists the requests of a page that contain a text, and where they contain it. */
function recordRequestsWith(page: Page, text: string): () => Promise<string[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return async () => {
    const found = await Promise.all(
      requests.map(async (request) => {
        const headers = await request.allHeaders().catch(() => ({}))
        const name = `${request.method()} ${request.url().replace(text, 'TOKEN')}`
        return [
          ...(request.url().includes(text) ? [`${name} address`] : []),
          ...(request.postData()?.includes(text) ? [`${name} body`] : []),
          ...Object.entries(headers)
            .filter(([, value]) => value.includes(text))
            .map(([header]) => `${name} ${header}`),
        ]
      }),
    )
    return found.flat()
  }
}

/** Reads every place in which a page could still have its token. */
const readPageState = (page: Page) =>
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

test('the token of the address is sent in the first request and in its exchange, and nowhere else (MOB-01)', async ({
  newVisit,
}) => {
  const { token } = await createPerson()
  const { page } = await newVisit(phone)
  const findRequests = recordRequestsWith(page, token)
  const appLinks = recordAppLinks(page)
  const answer = await page.goto(createAddress(token))
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(await answer?.text()).not.toContain(token)
  await fillMobileCard(page, testCards.requiresAuthentication)
  expect(page.url()).toBe(`${productUrl()}/enter-payment-mobile/101/1`)
  expect(await readPageState(page)).not.toContain(token)
  await payAndAnswerBank(page, 'Complete')
  await toast(page, 'Additional security succeeded...').waitFor()
  await expect.poll(appLinks).toHaveLength(1)
  expect(await readPageState(page)).not.toContain(token)
  await page.getByRole('link', { name: 'terms', exact: false }).first().click()
  await page.waitForURL('**/terms')
  expect(await findRequests()).toEqual([
    `GET ${productUrl()}/enter-payment-mobile/101/1/TOKEN address`,
    `POST ${productUrl()}/api/user/purchase-session authorization`,
  ])
})

test('the token that the tab stores instead can only pay, and is revoked once it has paid (MOB-01)', async ({
  newVisit,
}) => {
  const { token, email } = await createPerson()
  await saveCard(token)
  const { page, calls } = await newVisit(phone)
  const appLinks = recordAppLinks(page)
  await page.goto(createAddress(token))
  const visa = page.getByRole('radio', { name: /Visa/ })
  await visa.check()
  const tabToken = await readPurchaseToken(page)
  expect(tabToken).not.toBe(token)
  for (const name of ['GET /api/user/get-user-details', 'GET /api/user/export']) {
    const { status, body } = await call(name, { token: tabToken })
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain(email)
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth-token')
  await page.reload()
  await visa.check()
  await button(page, 'Pay').click()
  await expect.poll(appLinks).toHaveLength(1)
  const isRevoked = async () =>
    (await call('GET /api/payment-plan/get-payment-cards', { token: tabToken })).status === 401
  await expect.poll(isRevoked).toBe(true)
  expect((await call('GET /api/user/get-user-details', { token })).status).toBe(200)
  const named = calls.map(({ name }) => name.split('?')[0])
  expect(named).not.toContain('GET /api/user/get-user-details')
})

test('a purchase token that the app has requested can pay as well (MOB-01)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  await saveCard(person.token)
  const { body } = await call('POST /api/user/purchase-session', { token: person.token })
  const { page } = await newVisit(phone)
  const appLinks = recordAppLinks(page)
  await page.goto(createAddress(body.token))
  await page.getByRole('radio', { name: /Visa/ }).check()
  await button(page, 'Pay').click()
  await expect.poll(appLinks).toEqual(['rashi://consultations'])
})

test.describe('with every request logged and errors reported', () => {
  let product: RunningProduct
  test.beforeAll(async () => {
    product = await startProduct({
      LOG_LEVEL: 'trace',
      SENTRY_DSN: 'http://0123456789abcdef@127.0.0.1:9/7',
    })
  })
  test.afterAll(() => product?.stop())

  test('the token is in no log, metric or error report (MOB-01)', async ({ newVisit }) => {
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
      expectedConsoleErrors: [/a test error/],
    })
    const reports: string[] = []
    await page.route('http://127.0.0.1:9/**', async (route) => {
      reports.push(route.request().postData() ?? '')
      await route.fulfill({ json: {} })
    })
    await page.goto(createAddress(token))
    await button(page, 'Pay').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error(`a test error at ${performance.getEntriesByType('navigation')[0]?.name}`)
      }),
    )
    await expect.poll(() => reports.length).toBe(1)
    expect(reports[0]).toContain('a test error')
    const metrics = await (await fetch(`${product.url}/metrics`)).text()
    for (const output of [...reports, product.log(), metrics]) expect(output).not.toContain(token)
    expect(product.log()).not.toBe('')
  })
})
