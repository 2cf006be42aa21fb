import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../product.ts'
import type { Visit } from '../test.ts'

/** The test cards of the sandbox (docs/product/decisions.md section 7). */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  failsWhenCharged: '4000000000000341',
  asksAtTheBank: '4000002760003184',
  declinedAfterTheBank: '4000008400001629',
}

type SelectedSign = 'selected-horoscope' | 'selected-rising-sign'

/** What the tab keeps of a sign that was picked. */
async function keptOf(key: string): Promise<string> {
  const { body } = await call('GET /api/horoscope')
  const sign = body.horoscopes.find((one: { key: string }) => one.key === key)
  return JSON.stringify({ horoscopeId: sign.id, key, cycle: 1 })
}

/** The tab as it is once signs were picked on the way here. */
export async function signsPicked(
  context: BrowserContext,
  picked: Partial<Record<SelectedSign, string>>,
): Promise<void> {
  const kept = await Promise.all(
    Object.entries(picked).map(async ([name, key]) => [name, await keptOf(key)] as const),
  )
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('picked')) return
    sessionStorage.setItem('picked', '1')
    for (const [name, selected] of entries) sessionStorage.setItem(name, selected)
  }, kept)
}

/** Another sign from here on. */
export async function pickSign(page: Page, key: string): Promise<void> {
  await page.evaluate(
    (kept) => sessionStorage.setItem('selected-horoscope', kept),
    await keptOf(key),
  )
}

export const planButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Get ${title} for £`) })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Picks a plan and confirms it. */
export async function orderPlan(page: Page, title: string): Promise<void> {
  await page.goto('/payment-plan-select')
  await planButton(page, title).click()
  await button(page, 'Confirm Subscription').click()
  await page.waitForURL('**/order-confirm')
}

/** On from the order to the card page. */
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

/** A toast with these words, as it is announced. */
export const announced = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)

/** The calls of one name that a visit has made. */
export const callsOf = ({ calls }: Pick<Visit, 'calls'>, path: string) =>
  calls.filter(({ name }) => name.startsWith(`POST /api/payment-plan/${path}`))

/** Saves a card at the provider that the product names, as the card page does; answers its id. */
export async function savedCard(token: string, number = testCards.pays): Promise<string> {
  const { body: config } = await call('GET /api/config')
  const { base_url, public_key } = config.payment
  const answer = await fetch(new URL('/v1/tokens', base_url), {
    method: 'POST',
    headers: { authorization: `Bearer ${public_key}` },
    body: new URLSearchParams({
      'card[number]': number.replaceAll(' ', ''),
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
      'card[name]': 'Asha Rao',
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

/** Presses Pay, and at the bank's page one of its buttons. */
export async function payAtTheBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await button(page, 'Pay').click()
  await announced(page, 'Card requires additional authentication').waitFor()
  await button(page, answer).click()
}
