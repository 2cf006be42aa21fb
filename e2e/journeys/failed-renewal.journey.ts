import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { button, fillCard, toast } from '../helpers/checkout.ts'
import { birth, randomEmail, seedSession } from '../helpers/accounts.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test, type NewVisit } from '../test.ts'

const password = 'Starlight7'
const silver = 1
const diamond = 2

let product: RunningProduct

async function call(name: string, body: unknown, token?: string) {
  const [method = '', path = ''] = name.split(' ')
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any response
  const json: any = await answer.json()
  if (!answer.ok)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(json)}\n${product.log()}`)
  return json
}

const readSandbox = async () =>
  JSON.parse(await readFile(join(product.dataDir, 'payment-sandbox.json'), 'utf8')) as {
    base_url: string
    public_key: string
    secret_key: string
  }

/** Creates a person with a plan on Leo, paid by a card with this expiry date. */
async function createSubscriber(payment_plan_id: number, expires = { month: 12, year: 2040 }) {
  const email = randomEmail()
  const form = { email, password, full_name: 'Asha Rao', gender: 2, ...birth }
  const { token } = await call('POST /user/complete-user-registration-web', form)
  const { base_url, public_key } = await readSandbox()
  const response = await fetch(`${base_url}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${public_key}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': String(expires.month),
      'card[exp_year]': String(expires.year),
      'card[cvc]': '123',
      'billing_details[name]': 'Asha Rao',
    }),
  })
  const { id } = (await response.json()) as { id: string }
  const { cards } = await call('POST /payment-plan/save-payment-card', { token: id }, token)
  const card_id = cards[0].stripe_card_id as string
  const order = { payment_plan_id, horoscope_id: 5, card_id }
  await call('POST /payment-plan/buy-subscription', order, token)
  return { email, card_id }
}

/** Makes the bank decline a card from now on. */
async function declineCard(card: string): Promise<void> {
  const { base_url, secret_key } = await readSandbox()
  const { ok } = await fetch(`${base_url}/sandbox/payment_methods/${card}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret_key}` },
    body: JSON.stringify({ behaviour: 'declined_when_charged' }),
  })
  expect(ok).toBe(true)
}

const signIn = (email: string) => call('POST /login', { email, password })

async function openAs(newVisit: NewVisit, email: string) {
  const visit = await newVisit({ baseURL: product.url })
  const { token, user } = await signIn(email)
  await seedSession(visit.context, { email, password, token, user })
  return visit
}

const paymentNotice = (page: Page) => page.getByRole('region', { name: 'Your payments' })

/** Waits for the account too, because the notice about payments depends on it. */
async function expectDashboardWithoutNotice(page: Page) {
  const account = page.waitForResponse('**/api/user/get-user-details')
  await page.goto('/dashboard')
  await account
  await page.getByRole('tab').first().waitFor()
  expect(await paymentNotice(page).count()).toBe(0)
}

let pastDueEmail: string
let expiringEmail: string
test.beforeAll(async () => {
  test.setTimeout(300_000)
  product = await startProduct()
  const subscriber = await createSubscriber(silver)
  pastDueEmail = subscriber.email
  await declineCard(subscriber.card_id)
  const inAWeek = new Date(Date.now() + 7 * 86_400_000)
  expiringEmail = (
    await createSubscriber(diamond, {
      month: inAWeek.getUTCMonth() + 1,
      year: inAWeek.getUTCFullYear(),
    })
  ).email
  await product.stop({ keep: true })
  // Eight days later the week of Silver is over, and its renewal is tried within a minute.
  product = await startProduct({ CLOCK_AHEAD: 'P8D' }, product)
  const { token } = await signIn(pastDueEmail)
  const readStatus = async () =>
    (await call('GET /user/get-user-details', undefined, token)).data.user.active_subscriptions[0]
      .status
  await expect.poll(readStatus, { timeout: 120_000, intervals: [500] }).toBe('past_due')
})
test.afterAll(() => product?.stop())

test('a failed renewal is shown on the dashboard until it is paid in another way, here with a wallet (PAY-37, PAY-113)', async ({
  newVisit,
}) => {
  const { page } = await openAs(newVisit, pastDueEmail)
  await page.goto('/dashboard')
  const notice = paymentNotice(page)
  await notice.getByText('Silver, Leo').waitFor()
  await notice.getByText('The last renewal could not be charged.').waitFor()
  await notice.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('heading', { name: 'Payment details', level: 1 }).waitFor()
  await page.getByText('Silver · Leo').waitFor()
  await page.getByText('Pay charges £1.99 now.').waitFor()
  // The declined card is declined again, with the reason.
  await page.getByRole('radio', { name: 'Visa 4242' }).check()
  await button(page, 'Pay').click()
  await toast(page, 'Your card was declined.').waitFor()
  await button(page, 'Test wallet').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay as Google Pay' }).click()
  await toast(page, 'Your plan has been renewed.').waitFor()
  await page.getByRole('heading', { name: 'My subscriptions', level: 1 }).waitFor()
  const active = page.getByRole('region', { name: 'Active' })
  await active.getByText('Active', { exact: true }).nth(1).waitFor()
  await active.getByRole('note').waitFor({ state: 'detached' })
  expect(await active.getByRole('link', { name: 'Pay now' }).count()).toBe(0)
  await expectDashboardWithoutNotice(page)
})

test('an expiring renewal card is shown on the dashboard until another one is selected (PAY-43)', async ({
  newVisit,
}) => {
  const { page } = await openAs(newVisit, expiringEmail)
  await page.goto('/dashboard')
  const notice = paymentNotice(page)
  await notice
    .getByText('The card we charge for renewals, ending in 4242, expires at the end of')
    .waitFor()
  await notice.getByRole('link', { name: 'Choose another card' }).click()
  const active = page.getByRole('region', { name: 'Active' })
  await active.getByRole('note').getByText('Please choose another in time.').waitFor()
  await button(page, 'Change card').click()
  const dialog = page.getByRole('dialog', { name: 'Which card should we charge for renewals?' })
  await dialog.getByText('Nothing is charged now').waitFor()
  await dialog.getByRole('radio', { name: 'Visa 4242', checked: true }).waitFor()
  await dialog.getByRole('button', { name: 'Add New Card' }).click()
  // Missing values are reported beside their fields, and nothing is sent.
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await dialog.getByText('Please enter Card Number!').waitFor()
  await fillCard(page, '5555555555554444')
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await toast(page, 'From now on we will charge the card you chose for renewals.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await active.getByRole('note').waitFor({ state: 'hidden' })
  await expectDashboardWithoutNotice(page)
})
