import type { Page } from '@playwright/test'
import { button, goToPayment, orderPlan, storeSelectedSigns, toast } from '../helpers/checkout.ts'
import { birth, randomEmail, seedSession } from '../helpers/accounts.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test, type NewVisit, type Visit } from '../test.ts'

/*
 * Tests do not reach Stripe. Its script, its frames and its API are replaced by the following, written after
 * docs.stripe.com/js. The tests check our side: the page loads the script under its content security policy,
 * mounts the fields, reads their state, and passes on payment methods and messages.
 */
const stripeScript = `window.Stripe = (publicKey) => ({
  elements: ({ locale }) => {
    window.stripeOptions = { publicKey, locale }
    return {
      create: (kind) => {
        const listeners = []
        let frame
        addEventListener('message', ({ data, source }) => {
          if (!frame || source !== frame.contentWindow) return
          for (const listener of listeners) listener(data)
          frame.dataset.received = data.length
        })
        return {
          kind,
          on: (event, listener) => event === 'change' && listeners.push(listener),
          mount: (place) => {
            frame = document.createElement('iframe')
            frame.title = kind
            frame.src = 'https://js.stripe.com/endive/' + kind + '.html'
            place.append(frame)
          },
          focus: () => frame.focus(),
          destroy: () => frame?.remove(),
        }
      },
    }
  },
  createPaymentMethod: async ({ type, card, billing_details }) => {
    const answer = await fetch('https://api.stripe.com/v1/payment_methods', {
      method: 'POST',
      body: new URLSearchParams({ type, kind: card.kind, name: billing_details.name }),
    })
    const { error, ...paymentMethod } = await answer.json()
    return error ? { error } : { paymentMethod }
  },
})`
const stripeFrame = `<!doctype html><input aria-label="field"><script>
  const input = document.querySelector('input')
  const length = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }[location.pathname.slice(8, -5)]
  input.addEventListener('input', () => parent.postMessage(
    { empty: input.value === '', complete: input.value.length === length, length: input.value.length },
    '*'))
</script>`

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

const savedCard = {
  stripe_card_id: 'pm_standin',
  last_4: '4242',
  brand: 'visa',
  name: 'Asha Rao',
  exp_month: 4,
  exp_year: 2031,
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

async function mockStripe(page: Page, answer: () => object): Promise<void> {
  await page.route('https://js.stripe.com/endive/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  )
  await page.route('https://js.stripe.com/endive/*.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: stripeFrame }),
  )
  await page.route('https://api.stripe.com/v1/payment_methods', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: answer() }),
  )
}

/** Types into a frame and waits until the page has received the change. */
async function typeInto(page: Page, kind: string, text: string): Promise<void> {
  const frame = `iframe[title=${kind}]`
  await page.frameLocator(frame).getByLabel('field').fill(text)
  await page.locator(`${frame}[data-received="${text.length}"]`).waitFor()
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

test('on a Hindi page Stripe’s fields use the language of the browser, since Stripe has no Hindi', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit, { language: '2' })
  await mockStripe(page, () => ({}))
  await page.goto('/payment-plan-select')
  await page.getByRole('button', { name: /गोल्ड/ }).first().click()
  await page.getByRole('button', { name: 'प्लान की पुष्टि करें' }).click()
  await page.waitForURL('**/order-confirm')
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await page.frameLocator('iframe[title=cardCvc]').getByLabel('field').waitFor()
  expect(await page.evaluate('window.stripeOptions.locale')).toBe('auto')
})

test('the card page shows an error instead of the fields when Stripe’s script cannot be loaded', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await page.getByRole('alert').getByText('The card fields could not be loaded.').waitFor()
})
