import type { Page } from '@playwright/test'
import {
  button,
  changeSelectedSign,
  buyPlan,
  fillCard,
  goToPayment,
  orderPlan,
  paymentCalls,
  storeSelectedSigns,
  testCards,
  toast,
} from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { waitForEmail } from '../product.ts'
import { expect, test } from '../test.ts'

test('the right to withdraw is stated beside Pay, and a withdrawal is confirmed, refunded and shown in the history (PAY-42, SEC-37)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page, context } = visit
  const person = await createPerson()
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await orderPlan(page, 'Gold')
  await page.getByText('You can change your mind within 14 days').waitFor()
  await goToPayment(page)
  await fillCard(page, testCards.valid)
  const pay = button(page, 'Pay')
  const noteId = await pay.getAttribute('aria-describedby')
  await page.locator(`#${noteId}`).getByText('By paying you ask us to open it at once.').waitFor()
  await pay.click()
  await page.waitForURL('**/dashboard')

  await page.goto('/my-subscriptions')
  const active = page.getByRole('region', { name: 'Active' })
  const history = page.getByRole('region', { name: 'History' })
  await active.getByText('You can change your mind until').waitFor()
  // The dashboard, which opens after the payment, is an overview: nothing of it is read.
  await active.getByText('so you get everything back: £5.99.').waitFor()
  await button(page, 'Withdraw and get a refund').click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw from Gold, Leo?' })
  await dialog.getByText('£5.99 goes back to the card you paid with.').waitFor()
  await button(page, 'Keep it').click()
  await dialog.waitFor({ state: 'hidden' })
  expect(paymentCalls(visit, 'withdraw-subscription')).toEqual([])

  await button(page, 'Withdraw and get a refund').click()
  await button(page, 'Confirm withdrawal: refund £5.99').dblclick()
  await toast(page, 'Your purchase has been refunded. £5.99 is on its way to your card.').waitFor()
  await active.getByText('There are no active records...').waitFor()
  await history.getByRole('heading', { name: 'Gold Leo' }).waitFor()
  await history.getByText(/^£5\.99 on \d/).waitFor()
  expect(paymentCalls(visit, 'withdraw-subscription')).toHaveLength(1)
  expect(await button(page, 'Withdraw and get a refund').count()).toBe(0)
  await waitForEmail(person.email, 'Your refund of £5.99 for Gold for Leo')
})

test('a refund whose amount has changed is shown again before it is confirmed', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson()
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await buyPlan(page, 'Gold')
  let refundAmount = 7.77
  await page.route('**/api/user/get-user-details', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as {
      data: { user: { active_subscriptions: { withdrawal: { refund_amount: number } }[] } }
    }
    for (const one of data.user.active_subscriptions) one.withdrawal.refund_amount = refundAmount
    await route.fulfill({ json: { data } })
  })
  await page.goto('/my-subscriptions')
  await button(page, 'Withdraw and get a refund').click()
  refundAmount = 5.99
  await button(page, 'Confirm withdrawal: refund £7.77').click()
  await toast(page, 'The amount of your refund has changed in the meantime.').waitFor()
  await button(page, 'Confirm withdrawal: refund £5.99').click()
  await toast(page, 'Your purchase has been refunded. £5.99 is on its way to your card.').waitFor()
})

/** Opens the week of a sign, until the reader's own texts have come. */
async function read(page: Page, sign: string): Promise<void> {
  const texts = page.waitForResponse(`**/api/horoscope/user-new-single-horoscope/weekly/${sign}?*`)
  await page.goto(`/horoscope/weekly/${sign}`)
  expect((await texts).status()).toBe(200)
}

test('after reading, My subscriptions says how much comes back and why, and after a second time that nothing does (PAY-42, SEC-37, SEC-38)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson()
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Aries' })
  await buyPlan(page, 'Gold')
  await read(page, 'aries')
  await page.goto('/my-subscriptions')
  const active = page.getByRole('region', { name: 'Active' })
  // A month has 28 to 31 days: 599 pence a day are 21 to 19, rounded down.
  await active.getByText(/You get £5\.(78|79|80) back\. We keep £0\.(19|20|21) for 1 day/).waitFor()
  await button(page, 'Withdraw and get a refund').click()
  await page.getByRole('button', { name: /refund £5\./ }).click()
  await active.getByText('There are no active records...').waitFor()

  await changeSelectedSign(page, 'Leo')
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  await read(page, 'leo')
  await page.goto('/my-subscriptions')
  await page.getByText('You cannot get a refund for what you have read').waitFor()
  expect(await button(page, 'Withdraw and get a refund').count()).toBe(0)
  await button(page, 'Cancel').waitFor()
})
