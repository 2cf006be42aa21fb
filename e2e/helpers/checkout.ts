import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../product.ts'
import type { Visit } from '../test.ts'

/** The test cards of the sandbox (docs/product/decisions.md section 7). */
export const testCards = {
  valid: '4242 4242 4242 4242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  failsWhenCharged: '4000000000000341',
  requiresAuthentication: '4000002760003184',
  declinedAfterAuthentication: '4000008400001629',
  asksUntilSetUp: '4000002500003155',
  indian: '4000003560000008',
}

type SelectedSign = 'selected-horoscope' | 'selected-rising-sign'

/** The selected sign as pages write it to the session storage. */
async function encodeSelectedSign(key: string): Promise<string> {
  const { body } = await call('GET /api/horoscope')
  const sign = body.horoscopes.find((one: { key: string }) => one.key === key)
  return JSON.stringify({ horoscopeId: sign.id, key, cycle: 1 })
}

/** Fills the session storage of every new tab with the signs that earlier pages would have stored. */
export async function storeSelectedSigns(
  context: BrowserContext,
  signs: Partial<Record<SelectedSign, string>>,
): Promise<void> {
  const stored = await Promise.all(
    Object.entries(signs).map(
      async ([name, key]) => [name, await encodeSelectedSign(key)] as const,
    ),
  )
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('signs-stored')) return
    sessionStorage.setItem('signs-stored', '1')
    for (const [name, selected] of entries) sessionStorage.setItem(name, selected)
  }, stored)
}

/** Replaces the stored sign in an open page. */
export async function changeSelectedSign(page: Page, key: string): Promise<void> {
  await page.evaluate(
    (sign) => sessionStorage.setItem('selected-horoscope', sign),
    await encodeSelectedSign(key),
  )
}

export const planButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Get ${title} for £`) })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The facts that a buyer is told directly beside the button that pays. */
export const keyFacts = (page: Page) => page.getByRole('region', { name: 'Before you pay' })

/** Selects a plan and continues to the order page. */
export async function orderPlan(page: Page, title: string): Promise<void> {
  await page.goto('/payment-plan-select')
  await planButton(page, title).click()
  await button(page, 'Confirm Subscription').click()
  await page.waitForURL('**/order-confirm')
}

/** Continues from the order page to the card page. */
export async function goToPayment(page: Page): Promise<void> {
  await button(page, 'Continue').click()
  await page.waitForURL('**/enter-payment-details')
  await button(page, 'Pay').waitFor()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Card number').fill(number)
  await field('Name on card').fill('Asha Rao')
  await field('Month (MM)').fill('04')
  await field('Year (YYYY)').fill('2031')
  await field('Security code').fill('123')
}

/** Pays for a plan with a new card, until the dashboard opens. */
export async function buyPlan(page: Page, title: string): Promise<void> {
  await orderPlan(page, title)
  await goToPayment(page)
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
}

/** A toast that contains a text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The calls of the payment API whose path begins like this. */
export const paymentCalls = ({ calls }: Pick<Visit, 'calls'>, path: string) =>
  calls.filter(({ name }) => name.startsWith(`POST /api/payment-plan/${path}`))

/** Saves a card at the provider that the product names, as the card page does, and returns its id. */
export async function saveCard(token: string, number = testCards.valid): Promise<string> {
  const { body: config } = await call('GET /api/config')
  const { base_url, public_key } = config.payment
  const answer = await fetch(new URL('/v1/payment_methods', base_url), {
    method: 'POST',
    headers: { authorization: `Bearer ${public_key}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number.replaceAll(' ', ''),
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
      'billing_details[name]': 'Asha Rao',
    }),
  })
  const { id } = await answer.json()
  const saved = await call('POST /api/payment-plan/save-payment-card', {
    token,
    body: { token: id },
  })
  if (saved.status !== 200) throw new Error(`saving a card answered ${saved.status}`)
  return saved.body.cards[0].stripe_card_id
}

/** Presses Pay and then a button on the bank's page. */
export async function payAndAnswerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await button(page, 'Pay').click()
  await toast(page, 'Card requires additional authentication').waitFor()
  await button(page, answer).click()
}
