import type { Page, Request } from '@playwright/test'
import { button, payAndAnswerBank, saveCard, testCards, toast } from '../helpers/checkout.ts'
import { createPerson } from '../helpers/accounts.ts'
import {
  fillMobileCard,
  phone,
  readPurchaseToken,
  recordAppLinks,
} from '../helpers/mobile-checkout.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

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

testVariant(
  'the token that the tab stores instead can only pay, and is revoked once it has paid (MOB-01)',
  async ({ newVisit }) => {
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
  },
)

testVariant(
  'a purchase token that the app has requested can pay as well (MOB-01)',
  async ({ newVisit }) => {
    const person = await createPerson()
    await saveCard(person.token)
    const { body } = await call('POST /api/user/purchase-session', { token: person.token })
    const { page } = await newVisit(phone)
    const appLinks = recordAppLinks(page)
    await page.goto(createAddress(body.token))
    await page.getByRole('radio', { name: /Visa/ }).check()
    await button(page, 'Pay').click()
    await expect.poll(appLinks).toEqual(['rashi://consultations'])
  },
)
