import type { Page } from '@playwright/test'
import { announced, button, goToPayment, orderPlan, signsPicked } from '../helpers/checkout.ts'
import { anEmail, birth, signedIn } from '../helpers/accounts.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test, type NewVisit, type Visit } from '../test.ts'

/*
 * Stripe itself cannot be reached from here. Its script, its frames and its API are stood in for by what
 * follows, written after docs.stripe.com/js; what is proved is our side: that the page loads the script
 * under its own policy, mounts the fields, reads their state, and hands on tokens and sentences.
 */
const stripeScript = `window.Stripe = (publicKey) => ({
  elements: ({ locale }) => {
    window.stripeOpened = { publicKey, locale }
    return {
      create: (kind) => {
        const hears = []
        let frame
        addEventListener('message', ({ data, source }) => {
          if (!frame || source !== frame.contentWindow) return
          for (const hear of hears) hear(data)
          frame.dataset.heard = data.length
        })
        return {
          kind,
          on: (event, hear) => event === 'change' && hears.push(hear),
          mount: (place) => {
            frame = document.createElement('iframe')
            frame.title = kind
            frame.src = 'https://js.stripe.com/v3/' + kind + '.html'
            place.append(frame)
          },
          focus: () => frame.focus(),
          destroy: () => frame?.remove(),
        }
      },
    }
  },
  createToken: async ({ kind }, { name }) => {
    const answer = await fetch('https://api.stripe.com/v1/tokens', {
      method: 'POST',
      body: new URLSearchParams({ kind, name }),
    })
    const { id, card, error } = await answer.json()
    return error ? { error } : { token: { id, card } }
  },
})`
const stripeFrame = `<!doctype html><input aria-label="field"><script>
  const input = document.querySelector('input')
  const length = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }[location.pathname.slice(4, -5)]
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
  msg: 'Your subscription is active.',
}

async function aVisit(newVisit: NewVisit, cookie?: { language: string }): Promise<Visit> {
  const visit = await newVisit({
    baseURL: product.url,
    // The last is of the set-up of these tests, which runs in frames of other sites as well.
    expectedComplaints: [/status of 503/, /net::ERR_FAILED/, /Access is denied for this document/],
  })
  const { page, context } = visit
  const email = anEmail()
  const password = 'Starlight7'
  const form = { email, password, full_name: 'Asha Rao', gender: 2, ...birth }
  const answer = await fetch(`${product.url}/api/user/complete-user-registration-web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  const { token, user } = (await answer.json()) as { token: string; user: unknown }
  await signedIn(context, { email, password, token, user })
  await signsPicked(context, { 'selected-horoscope': 'Leo' })
  if (cookie)
    await context.addCookies([{ name: 'language', value: cookie.language, url: product.url }])
  // What the server would ask Stripe for.
  const fulfil = (path: string, json: unknown) =>
    page.route(`**/api/payment-plan/${path}`, (route) => route.fulfill({ json }))
  await fulfil('get-payment-cards', { cards: [] })
  await fulfil('save-payment-card', { cards: [savedCard] })
  await fulfil('buy-subscription', bought)
  return visit
}

async function standIn(page: Page, tokens: () => object): Promise<void> {
  await page.route('https://js.stripe.com/v3/', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  )
  await page.route('https://js.stripe.com/v3/*.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: stripeFrame }),
  )
  await page.route('https://api.stripe.com/v1/tokens', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: tokens() }),
  )
}

/** Types into a frame, and waits until the page has heard of it. */
async function typeInto(page: Page, kind: string, text: string): Promise<void> {
  const frame = `iframe[title=${kind}]`
  await page.frameLocator(frame).getByLabel('field').fill(text)
  await page.locator(`${frame}[data-heard="${text.length}"]`).waitFor()
}

test('with Stripe, its own fields stand in the form under its policy, and only a token comes to us (PAY-09)', async ({
  newVisit,
}) => {
  const visit = await aVisit(newVisit)
  const { page } = visit
  let answer: object = { error: { message: 'Your card number is incorrect.' } }
  await standIn(page, () => answer)
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await page.frameLocator('iframe[title=cardCvc]').getByLabel('field').waitFor()
  expect(await page.locator('input[name=card_number], input[name=card_cvc]').count()).toBe(0)
  expect(await page.evaluate('window.stripeOpened')).toEqual({
    publicKey: 'pk_test_standin',
    locale: 'en-GB',
  })

  // What is missing is said beside its field, as with inputs of our own.
  await button(page, 'Pay').click()
  await page.getByText('Please enter Card Number!').waitFor()
  await page.getByText('Please enter Card Holder Name!').waitFor()
  await page.getByText('Please enter Security Code (CSV)!').waitFor()
  await announced(page, 'Please enter valid Expiry date').waitFor()

  await typeInto(page, 'cardNumber', '4242')
  await page.getByLabel('Name on card', { exact: true }).fill('Asha Rao')
  await typeInto(page, 'cardExpiry', '0431')
  await typeInto(page, 'cardCvc', '123')
  await button(page, 'Pay').click()
  await page.getByText('Enter a valid card number').waitFor()

  // A no of Stripe's is said in its words; what was typed stays.
  await typeInto(page, 'cardNumber', '4242424242424242')
  await button(page, 'Pay').click()
  await announced(page, 'Your card number is incorrect.').waitFor()
  expect(await page.getByLabel('Name on card', { exact: true }).inputValue()).toBe('Asha Rao')

  answer = { id: 'tok_standin', card: { brand: 'Visa', last4: '4242' } }
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  const bodies = visit.calls.map(({ name, body }) => [name, JSON.stringify(body ?? null)] as const)
  const saved = bodies.find(([name]) => name.endsWith('/save-payment-card'))
  expect(saved?.[1]).toContain('"token":"tok_standin"')
  for (const [, body] of bodies) expect(body).not.toContain('4242424242424242')
})

test('in Hindi Stripe’s fields follow the browser, since they have no Hindi', async ({
  newVisit,
}) => {
  const { page } = await aVisit(newVisit, { language: '2' })
  await standIn(page, () => ({}))
  await page.goto('/payment-plan-select')
  await page.getByRole('button', { name: /गोल्ड/ }).first().click()
  await page.getByRole('button', { name: 'सदस्यता की पुष्टि करें' }).click()
  await page.waitForURL('**/order-confirm')
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await page.frameLocator('iframe[title=cardCvc]').getByLabel('field').waitFor()
  expect(await page.evaluate('window.stripeOpened.locale')).toBe('auto')
})

test('where Stripe’s script does not come, the page says so instead of its fields', async ({
  newVisit,
}) => {
  const { page } = await aVisit(newVisit)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await page.getByRole('alert').getByText('The card fields could not be loaded.').waitFor()
})
