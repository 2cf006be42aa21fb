import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import {
  button,
  goToPayment,
  keyFacts,
  orderPlan,
  paymentCalls,
  storeSelectedSigns,
  toast,
} from '../helpers/checkout.ts'
import { birth, randomEmail, seedSession } from '../helpers/accounts.ts'
import { mockStripe, typeInto } from '../helpers/mocked-stripe.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test, testVariant, type NewVisit, type Visit } from '../test.ts'

let product: RunningProduct
test.beforeAll(async () => {
  product = await startProduct({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: 'whsec_standin',
    RATE_LIMITS: 'on',
  })
})
test.afterAll(() => product?.stop())

const gold = 3
const savedCard = {
  stripe_card_id: 'pm_standin',
  last_4: '4242',
  brand: 'visa',
  name: 'Asha Rao',
  exp_month: 4,
  exp_year: 2031,
  wallet: null,
  earlier_ids: [],
  confirms_renewals: false,
}
const bought = {
  type: 'succeeded',
  client_secret: null,
  user_payment_plan_id: '0193a000-0000-7000-8000-000000000001',
  msg: 'Your plan is active.',
}

async function openAsReader(newVisit: NewVisit, cookie?: { language: string }): Promise<Visit> {
  const visit = await newVisit({
    baseURL: product.url,
    // The last one is caused by the scripts that seed these tests, which run in frames of other sites too.
    expectedConsoleErrors: [
      /status of 503/,
      /net::ERR_FAILED/,
      /Access is denied for this document/,
    ],
  })
  const { page, context } = visit
  const email = randomEmail()
  const password = 'Starlight7'
  const form = { email, password, full_name: 'Asha Rao', gender: 2, ...birth }
  const answer = await fetch(`${product.url}/api/user/complete-user-registration-web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  const { token, user } = (await answer.json()) as { token: string; user: unknown }
  await seedSession(context, { email, password, token, user })
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  if (cookie)
    await context.addCookies([{ name: 'language', value: cookie.language, url: product.url }])
  // Calls for which the server would need Stripe.
  const mock = (path: string, json: unknown) =>
    page.route(`**/api/payment-plan/${path}`, (route) => route.fulfill({ json }))
  await mock('get-payment-cards', { cards: [] })
  await mock('save-payment-card', { cards: [savedCard] })
  await mock('buy-subscription', bought)
  return visit
}

test('with Stripe, the card is entered in Stripe’s own fields, and our server receives only the id of a payment method (PAY-09)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  let answer: object = {
    error: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
  }
  await mockStripe(page, () => answer)
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await page.frameLocator('iframe[title=cardCvc]').getByLabel('field').waitFor()
  expect(await page.locator('input[name=card_number], input[name=card_cvc]').count()).toBe(0)
  expect(await page.evaluate('window.stripeOptions')).toEqual({
    publicKey: 'pk_test_standin',
    locale: 'en-GB',
  })

  // Missing values are reported beside their fields, as with our own inputs.
  await button(page, 'Pay').click()
  await page.getByText('Please enter Card Number!').waitFor()
  await page.getByText('Please enter Card Holder Name!').waitFor()
  await page.getByText('Please enter Security Code (CSV)!').waitFor()
  await toast(page, 'Please enter valid Expiry date').waitFor()

  await typeInto(page, 'cardNumber', '4242')
  await page.getByLabel('Name on card', { exact: true }).fill('Asha Rao')
  await typeInto(page, 'cardExpiry', '0431')
  await typeInto(page, 'cardCvc', '123')
  await button(page, 'Pay').click()
  await page.getByText('Enter a valid card number').waitFor()

  // A refusal by Stripe is shown in our own words, and the form keeps its values.
  await typeInto(page, 'cardNumber', '4242424242424242')
  await button(page, 'Pay').click()
  await toast(page, 'The card number was not accepted.').waitFor()
  await expect(page.getByLabel('Name on card', { exact: true })).toHaveValue('Asha Rao')

  answer = { id: 'pm_standin', card: { brand: 'visa', last4: '4242' } }
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  const bodies = visit.calls.map(({ name, body }) => [name, JSON.stringify(body ?? null)] as const)
  const saved = bodies.find(([name]) => name.endsWith('/save-payment-card'))
  expect(saved?.[1]).toContain('"token":"pm_standin"')
  for (const [, body] of bodies) expect(body).not.toContain('4242424242424242')
})

testVariant(
  'on a Hindi page Stripe’s fields use the language of the browser, since Stripe has no Hindi',
  async ({ newVisit }) => {
    const { page } = await openAsReader(newVisit, { language: '2' })
    await mockStripe(page, () => ({}))
    await page.goto('/payment-plan-select')
    await page.getByRole('button', { name: /गोल्ड/ }).first().click()
    await page.getByRole('button', { name: 'प्लान की पुष्टि करें' }).click()
    await page.waitForURL('**/order-confirm')
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
    await page.frameLocator('iframe[title=cardCvc]').getByLabel('field').waitFor()
    expect(await page.evaluate('window.stripeOptions.locale')).toBe('auto')
  },
)

testVariant(
  'the card page shows an error instead of the fields when Stripe’s script cannot be loaded',
  async ({ newVisit }) => {
    const { page } = await openAsReader(newVisit)
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await orderPlan(page, 'Gold')
    await goToPayment(page)
    await page.getByRole('alert').getByText('The card fields could not be loaded.').waitFor()
  },
)

interface MockedWallet {
  readonly options: { amount: number; setupFutureUsage?: string; paymentMethodCreation: string }
  readonly sheet?: object
  readonly refusedPresses: number
  confirm(): Promise<string | null>
}
declare global {
  interface Window {
    wallet: MockedWallet
    shift?: number
  }
}

const applePay = { wallets: { applePay: { available: true } } }
const wallets = (page: Page) => page.getByRole('group', { name: 'Pay with a wallet' })
const pressWallet = (page: Page) =>
  page.frameLocator('iframe[title=expressCheckout]').getByRole('button').click()
/** Confirms in the wallet's window. Returns the reason with which the window closes, null after a success. */
const confirmWallet = (page: Page) => page.evaluate(() => window.wallet.confirm())

async function goToPaymentFor(page: Page, plan: string): Promise<void> {
  await orderPlan(page, plan)
  await goToPayment(page)
}

/** Adds up the layout shifts of a page in `window.shift`. */
const recordShifts = () => {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shift = (window.shift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const browsers = [
  ['the browser has a wallet', applePay],
  ['the browser has no wallet', {}],
] as const
for (const [what, has] of sample(browsers, browsers.length))
  test(`nothing moves on the card page once it is known that ${what} (PAY-110)`, async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    let release = () => {}
    let held: Promise<void> | undefined
    await mockStripe(page, () => ({}), { ...has, gate: async () => held })
    await goToPaymentFor(page, 'Gold')
    held = new Promise((resolve) => (release = resolve))
    await page.addInitScript(recordShifts)
    await page.reload()
    await page.getByText('Your order').waitFor()
    await expect(button(page, 'Pay')).toBeHidden()
    release()
    await button(page, 'Pay').waitFor()
    await page.frameLocator('iframe[title=cardCvc]').getByLabel('field').waitFor()
    await expect(wallets(page)).toHaveCount('wallets' in has ? 1 : 0)
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02)
    if (!('wallets' in has)) return
    const [above, below] = [wallets(page), button(page, 'Add New Card')]
    expect((await above.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0)
    await above.getByText('or pay by card').waitFor()
    await above.getByRole('link', { name: 'Before you pay' }).click()
    await expect(keyFacts(page)).toBeInViewport()
  })

test('a wallet’s window shows the price and renewal of the page, and the same calls take its payment method (PAY-111)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  await mockStripe(
    page,
    () => ({ id: 'pm_standin', card: { wallet: { type: 'apple_pay' } } }),
    applePay,
  )
  await goToPaymentFor(page, 'Gold')
  await wallets(page).getByText('The wallet charges £5.99 now. Renews every month').waitFor()
  await pressWallet(page)
  await expect
    .poll(() => page.evaluate(() => window.wallet.sheet))
    .toMatchObject({
      lineItems: [{ amount: 599 }],
      applePay: { recurringPaymentRequest: { managementURL: `${product.url}/my-subscriptions` } },
    })
  expect(await page.evaluate(() => window.wallet.options)).toMatchObject({
    amount: 599,
    currency: 'gbp',
    paymentMethodCreation: 'manual',
    setupFutureUsage: 'off_session',
  })
  expect(await confirmWallet(page)).toBeNull()
  await page.waitForURL('**/dashboard')
  expect(paymentCalls(visit, 'save-payment-card')).toMatchObject([
    { body: { token: 'pm_standin', payment_plan_id: gold } },
  ])
  expect(paymentCalls(visit, 'buy-subscription')).toMatchObject([
    { body: { card_id: 'pm_standin', expected_amount: 5.99 } },
  ])
})

test('a wallet that is closed, refused or shown an old price charges nothing, and the page says why (PAY-112)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  let made: object = { error: { code: 'card_declined', decline_code: 'insufficient_funds' } }
  await mockStripe(page, () => made, applePay)
  await goToPaymentFor(page, 'Gold')
  await pressWallet(page)
  await expect(button(page, 'Pay')).toBeEnabled()
  expect(paymentCalls(visit, '')).toEqual([])

  const notice = page.getByRole('group', { name: 'This payment did not go through.' })
  expect(await confirmWallet(page)).toBe('fail')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('Nothing was charged.')
  expect(paymentCalls(visit, '')).toEqual([])

  // The provider makes the card, and its bank refuses it when it is saved. No field of the page is to blame.
  made = { id: 'pm_standin', card: {} }
  const refuse = (path: string, status: number, json: object) =>
    page.route(`**/api/payment-plan/${path}`, (route) => route.fulfill({ status, json }), {
      times: 1,
    })
  await refuse('save-payment-card', 402, {
    message: 'No.',
    code: 'card-refused',
    reason: 'security-code',
  })
  expect(await confirmWallet(page)).toBe('fail')
  await expect(notice).toBeFocused()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0)

  await refuse('buy-subscription', 409, { message: 'No.', code: 'price-changed', amount: 6.99 })
  expect(await confirmWallet(page)).toBe('fail')
  await expect(notice).toContainText('£6.99')
  await wallets(page).getByText('The wallet charges £6.99 now.').waitFor()
  expect(await page.evaluate(() => window.wallet.options.amount)).toBe(699)

  // While the payment is made, the wallet does not open again, and another confirmation pays nothing.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/payment-plan/buy-subscription', async (route) => {
    await held
    await route.fulfill({ json: bought })
  })
  const first = confirmWallet(page)
  await page.getByText('Making the payment').waitFor()
  expect(await confirmWallet(page)).toBe('fail')
  await pressWallet(page)
  await expect.poll(() => page.evaluate(() => window.wallet.refusedPresses)).toBe(1)
  release()
  expect(await first).toBeNull()
  await page.waitForURL('**/dashboard')
  expect(paymentCalls(visit, 'buy-subscription')).toHaveLength(2)
})
