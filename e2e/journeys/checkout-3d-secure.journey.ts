import type { Page } from '@playwright/test'
import {
  announced,
  button,
  callsOf,
  fillCard,
  goToPayment,
  orderPlan,
  payAtTheBank,
  savedCard,
  signsPicked,
  testCards,
} from '../helpers/checkout.ts'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

/** At the bank's page, having paid with this card. */
async function atTheBank(newVisit: NewVisit, card: string) {
  const person = await aPerson()
  const visit = await newVisit()
  const { page, context } = visit
  await signedIn(context, person)
  await signsPicked(context, { 'selected-horoscope': 'Leo' })
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, card)
  await payAndGo(page)
  const subscriptions = async () => {
    const { body } = await call('GET /api/user/get-user-details', { token: person.token })
    return body.data.user.active_subscriptions
  }
  return { ...visit, subscriptions }
}

async function payAndGo(page: Page) {
  await button(page, 'Pay').click()
  await announced(page, 'Card requires additional authentication').waitFor()
  await button(page, 'Complete').waitFor()
}

test('a confirmed payment is completed and opens what was bought, once (PAY-15, PAY-16, PAY-20, PAY-26)', async ({
  newVisit,
}) => {
  const visit = await atTheBank(newVisit, testCards.asksAtTheBank)
  const { page } = visit
  expect(await visit.subscriptions()).toEqual([])
  await button(page, 'Complete').click()
  await announced(page, 'Additional security succeeded...').waitFor()
  await page.waitForURL('**/dashboard')
  expect(await visit.subscriptions()).toMatchObject([{ status: 'active' }])
  expect(callsOf(visit, 'complete-subscription')).toHaveLength(1)

  await orderPlan(page, 'Silver')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await button(page, 'Pay').click()
  await announced(page, 'You already have a subscription for this sign.').waitFor()
})

test('a failed confirmation charges and opens nothing, and the saved card is asked again at the next try (PAY-17, PAY-21, PAY-26)', async ({
  newVisit,
}) => {
  const visit = await atTheBank(newVisit, testCards.asksAtTheBank)
  const { page } = visit
  await button(page, 'Fail').click()
  await announced(page, 'Additional security failed').waitFor()
  await page.waitForURL('**/enter-payment-details')
  expect(callsOf(visit, 'complete-subscription')).toEqual([])
  expect(await visit.subscriptions()).toEqual([])

  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await payAndGo(page)
  await button(page, 'Complete').click()
  await page.waitForURL('**/dashboard')
  expect(await visit.subscriptions()).toHaveLength(1)
})

test('a card that is confirmed and then declined leaves the payment incomplete (PAY-18, PAY-21, PAY-27)', async ({
  newVisit,
}) => {
  const visit = await atTheBank(newVisit, testCards.declinedAfterTheBank)
  const { page } = visit
  await button(page, 'Complete').click()
  await announced(page, 'Additional security succeeded...').waitFor()
  await announced(page, 'Payment was incomplete').waitFor()
  await page.getByText('Your card was declined.').waitFor()
  expect(await visit.subscriptions()).toEqual([])
})

test('a confirmation that is left is an incomplete payment, in both languages (PAY-18)', async ({
  newVisit,
}) => {
  const visit = await atTheBank(newVisit, testCards.asksAtTheBank)
  const { page, context } = visit
  await page.goBack()
  await announced(page, 'Payment was incomplete').waitFor()
  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await payAndGo(page)
  await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
  // A new document, as after a long time: the browser kept nothing of the old one in memory.
  await page.goto('/payment-return')
  await page.getByRole('alert').getByText('भुगतान अधूरा रहा').waitFor()
  expect(await visit.subscriptions()).toEqual([])
})

test('what the return address claims opens nothing (PAY-17)', async ({ newVisit }) => {
  const visit = await atTheBank(newVisit, testCards.asksAtTheBank)
  const { page } = visit
  await page.goto('/payment-return?redirect_status=succeeded&payment_intent=pi_other')
  await announced(page, 'Payment was incomplete').waitFor()
  expect(await visit.subscriptions()).toEqual([])
})

test('a consultation is ordered once its buyer has confirmed it, and not before (PAY-15, PAY-16, PAY-17, PAY-20, CON-11)', async ({
  newVisit,
}) => {
  const person = await aPerson()
  await savedCard(person.token, testCards.asksAtTheBank)
  const visit = await newVisit()
  const { page, context } = visit
  await signedIn(context, person)
  const orders = async () =>
    (await call('GET /api/user-consultation', { token: person.token })).body.userConsultations
  await page.goto('/consultation-detail/work-and-calling')
  await button(page, 'Buy Now').click()
  await page.getByRole('checkbox').first().check()
  await button(page, 'Continue').click()
  await button(page, 'Continue to payment').click()
  const card = page.getByRole('radio', { name: /Visa 3184/ })
  await card.check()
  await payAtTheBank(page, 'Fail')
  await announced(page, 'Additional security failed').waitFor()
  await card.check()
  expect(await orders()).toEqual([])
  expect(callsOf(visit, 'authorize-consultation-purchase')).toEqual([])
  await payAtTheBank(page, 'Complete')
  await announced(page, 'Additional security succeeded...').waitFor()
  await page.waitForURL('**/dashboard')
  expect(await orders()).toMatchObject([{ questions: [{ id: 101 }] }])
  expect(callsOf(visit, 'authorize-consultation-purchase')).toHaveLength(1)
})

/** At the bank's page for a week of Aries, while Diamond on it is bought in another place. */
async function atTheBankForAWeek(newVisit: NewVisit) {
  const person = await aPerson()
  await savedCard(person.token, testCards.asksAtTheBank)
  const good = await savedCard(person.token)
  const visit = await newVisit()
  const { page, context } = visit
  await signedIn(context, person)
  await page.goto('/horoscope/weekly/aries')
  await page.getByRole('button', { name: /^Buy this horoscope/ }).click()
  await button(page, 'Buy Now').click()
  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await payAndGo(page)
  const { token } = person
  const buyDiamond = () =>
    call('POST /api/payment-plan/buy-subscription', {
      token,
      body: { card_id: good, payment_plan_id: 2, horoscope_id: 1 },
    })
  const stateOfWeek = async () => {
    const { body } = await call('GET /api/payment-plan/purchases', { token })
    return (body.purchases as { kind: string; state: string }[]).find(
      ({ kind }) => kind === 'one_off',
    )?.state
  }
  return { ...visit, buyDiamond, stateOfWeek }
}

test('a reading that a subscription opens meanwhile is not charged, whatever is pressed at the bank (ONE-10, PAY-18)', async ({
  newVisit,
}) => {
  const { page, buyDiamond, stateOfWeek } = await atTheBankForAWeek(newVisit)
  expect((await buyDiamond()).body.type).toBe('succeeded')
  await expect.poll(stateOfWeek, { timeout: 60_000 }).toBe('cancelled')
  await button(page, 'Complete').click()
  await announced(page, 'Payment was incomplete').waitFor()
  expect(await stateOfWeek()).toBe('cancelled')
})

test('who hears that a payment goes back is led to where it is listed (ONE-10)', async ({
  newVisit,
}) => {
  const { page } = await atTheBankForAWeek(newVisit)
  const message = 'This was open to you already.'
  await page.route('**/api/payment-plan/complete-one-off-purchase', (route) =>
    route.fulfill({ status: 409, json: { message, code: 'paid-back' } }),
  )
  await button(page, 'Complete').click()
  await announced(page, message).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor()
})
