import type { Page } from '@playwright/test'
import {
  button,
  fillCard,
  goToPayment,
  orderPlan,
  payAndAnswerBank,
  paymentCalls,
  saveCard,
  storeSelectedSigns,
  testCards,
  toast,
} from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

/** Pays for Gold with a card until the bank's page is shown. */
async function goToBank(newVisit: NewVisit, card: string) {
  const person = await createPerson()
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, card)
  await payUntilBank(page)
  const listSubscriptions = async () => {
    const { body } = await call('GET /api/user/get-user-details', { token: person.token })
    return body.data.user.active_subscriptions
  }
  return { ...visit, listSubscriptions }
}

async function payUntilBank(page: Page) {
  await button(page, 'Pay').click()
  await toast(page, 'Card requires additional authentication').waitFor()
  await button(page, 'Complete').waitFor()
}

test('a payment that the buyer confirms is completed once and activates the subscription (PAY-15, PAY-16, PAY-20, PAY-26)', async ({
  newVisit,
}) => {
  const visit = await goToBank(newVisit, testCards.requiresAuthentication)
  const { page } = visit
  expect(await visit.listSubscriptions()).toEqual([])
  await button(page, 'Complete').click()
  await toast(page, 'Additional security succeeded...').waitFor()
  await page.waitForURL('**/dashboard')
  expect(await visit.listSubscriptions()).toMatchObject([{ status: 'active' }])
  expect(paymentCalls(visit, 'complete-subscription')).toHaveLength(1)

  await orderPlan(page, 'Silver')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await button(page, 'Pay').click()
  await toast(page, 'You already have a plan for this sign.').waitFor()
})

test('a failed authentication charges and grants nothing, which a panel with the focus says, and the next attempt with the saved card is authenticated again (PAY-17, PAY-21, PAY-26)', async ({
  newVisit,
}) => {
  const visit = await goToBank(newVisit, testCards.requiresAuthentication)
  const { page } = visit
  await button(page, 'Fail').click()
  await toast(page, 'Additional security failed').waitFor()
  await page.waitForURL('**/enter-payment-details')
  const panel = page.getByRole('group', { name: 'Your bank did not confirm this payment.' })
  await panel.getByText('Nothing was charged.').waitFor()
  await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(paymentCalls(visit, 'complete-subscription')).toEqual([])
  expect(await visit.listSubscriptions()).toEqual([])

  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await payUntilBank(page)
  await button(page, 'Complete').click()
  await page.waitForURL('**/dashboard')
  expect(await visit.listSubscriptions()).toHaveLength(1)
})

testVariant(
  'a card that is declined after authentication leaves the payment incomplete (PAY-18, PAY-21, PAY-27)',
  async ({ newVisit }) => {
    const visit = await goToBank(newVisit, testCards.declinedAfterAuthentication)
    const { page } = visit
    await button(page, 'Complete').click()
    await toast(page, 'Additional security succeeded...').waitFor()
    await toast(page, 'Payment was incomplete').waitFor()
    await page.getByText('Your card was declined.').waitFor()
    expect(await visit.listSubscriptions()).toEqual([])
  },
)

test('a buyer who leaves the bank’s page is told that the payment is incomplete, in both languages, also by an address that claims success (PAY-17, PAY-18)', async ({
  newVisit,
}) => {
  const visit = await goToBank(newVisit, testCards.requiresAuthentication)
  const { page, context } = visit
  await page.goBack()
  await toast(page, 'Payment was incomplete').waitFor()
  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await payUntilBank(page)
  await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
  // A new document, as after a long time: nothing of the old one is in memory.
  await page.goto('/payment-return?redirect_status=succeeded&payment_intent=pi_other')
  await page.getByRole('alert').getByText('भुगतान अधूरा रहा').waitFor()
  expect(await visit.listSubscriptions()).toEqual([])
})

testVariant(
  'a consultation is ordered only after its buyer has confirmed the payment (PAY-15, PAY-16, PAY-17, PAY-20, CON-11)',
  async ({ newVisit }) => {
    const person = await createPerson()
    await saveCard(person.token, testCards.requiresAuthentication)
    const visit = await newVisit()
    const { page, context } = visit
    await seedSession(context, person)
    const listOrders = async () =>
      (await call('GET /api/user-consultation', { token: person.token })).body.userConsultations
    await page.goto('/consultation-detail/work-and-calling')
    await button(page, 'Buy Now').click()
    await page.getByRole('checkbox').first().check()
    await button(page, 'Continue').click()
    await button(page, 'Continue to payment').click()
    const card = page.getByRole('radio', { name: /Visa 3184/ })
    await card.check()
    await payAndAnswerBank(page, 'Fail')
    await toast(page, 'Additional security failed').waitFor()
    await card.check()
    expect(await listOrders()).toEqual([])
    expect(paymentCalls(visit, 'authorize-consultation-purchase')).toEqual([])
    await payAndAnswerBank(page, 'Complete')
    await toast(page, 'Additional security succeeded...').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await listOrders()).toMatchObject([{ questions: [{ id: 101 }] }])
    expect(paymentCalls(visit, 'authorize-consultation-purchase')).toHaveLength(1)
  },
)

/** Pays for a week of Aries until the bank's page is shown; `buyDiamond` then buys the sign elsewhere. */
async function goToBankForWeek(newVisit: NewVisit) {
  const person = await createPerson()
  await saveCard(person.token, testCards.requiresAuthentication)
  const card = await saveCard(person.token)
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, person)
  await page.goto('/horoscope/weekly/aries')
  await page.getByRole('button', { name: /^Buy this horoscope/ }).click()
  await button(page, 'Buy Now').click()
  await page.getByRole('radio', { name: /Visa 3184/ }).check()
  await payUntilBank(page)
  const { token } = person
  const buyDiamond = () =>
    call('POST /api/payment-plan/buy-subscription', {
      token,
      body: { card_id: card, payment_plan_id: 2, horoscope_id: 1 },
    })
  const readStateOfWeek = async () => {
    const { body } = await call('GET /api/payment-plan/purchases', { token })
    return (body.purchases as { kind: string; state: string }[]).find(
      ({ kind }) => kind === 'one_off',
    )?.state
  }
  return { ...visit, buyDiamond, readStateOfWeek }
}

test('a period that a subscription opens in the meantime is not charged, even when the buyer confirms the payment (ONE-10, PAY-18)', async ({
  newVisit,
}) => {
  const { page, buyDiamond, readStateOfWeek } = await goToBankForWeek(newVisit)
  expect((await buyDiamond()).body.type).toBe('succeeded')
  await expect.poll(readStateOfWeek, { timeout: 60_000 }).toBe('cancelled')
  await button(page, 'Complete').click()
  await toast(page, 'Payment was incomplete').waitFor()
  expect(await readStateOfWeek()).toBe('cancelled')
})

test('a buyer whose payment is refunded is sent to the list of payments (ONE-10)', async ({
  newVisit,
}) => {
  const { page } = await goToBankForWeek(newVisit)
  const message = 'This was open to you already.'
  await page.route('**/api/payment-plan/complete-one-off-purchase', (route) =>
    route.fulfill({ status: 409, json: { message, code: 'paid-back' } }),
  )
  await button(page, 'Complete').click()
  await toast(page, message).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor()
})
