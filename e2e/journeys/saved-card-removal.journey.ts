import {
  button,
  buyPlan,
  changeSelectedSign,
  fillCard,
  goToPayment,
  orderPlan,
  saveCard,
  storeSelectedSigns,
  testCards,
  toast,
} from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

test('a saved card is removed on the card page, after a dialog that says what renews from it (API-51)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, await createPerson())
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await buyPlan(page, 'Gold')

  // The only saved card renews Gold.
  await changeSelectedSign(page, 'Aries')
  await orderPlan(page, 'Silver')
  await goToPayment(page)
  await button(page, 'Remove Visa 4242').click()
  const dialog = page.getByRole('dialog', { name: 'Remove Visa 4242?' })
  await dialog.getByText('We charge it to renew Gold, and you have no other card saved.').waitFor()
  await button(page, 'Keep it').click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Visa 4242' }).check()

  // With a second card, that one becomes the renewal card.
  await button(page, 'Add New Card').click()
  await fillCard(page, '5555555555554444')
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  await changeSelectedSign(page, 'Taurus')
  await orderPlan(page, 'Silver')
  await goToPayment(page)
  await button(page, 'Remove Visa 4242').click()
  await dialog
    .getByText(
      'We charge it to renew Gold. From the next renewal on, we will charge Mastercard 4444 instead.',
    )
    .waitFor()
  await button(page, 'Remove card').dblclick()
  await toast(page, 'The card has been removed.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('radio').count()).toBe(1)
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).toBe('H1')
  expect(visit.calls.filter(({ name }) => name.startsWith('DELETE '))).toHaveLength(1)

  // Without a saved card the form for a new one is shown, and the subscriptions say that they have no card.
  await button(page, 'Remove Mastercard 4444').click()
  await button(page, 'Remove card').click()
  await page.getByLabel('Card number', { exact: true }).waitFor()
  await expect.poll(focused).toBe('H1')
  await expect.poll(() => page.getByRole('radio').count()).toBe(0)
  await page.goto('/my-subscriptions')
  await expect
    .poll(() => page.getByText('There is no card to charge for renewals.').count())
    .toBe(2)
})

test('a card that takes over from a removed one is confirmed at the bank, from the dashboard (PAY-53, PAY-54)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson()
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await buyPlan(page, 'Gold')
  await saveCard(person.token, testCards.asksUntilSetUp)
  await changeSelectedSign(page, 'Aries')
  await orderPlan(page, 'Silver')
  await goToPayment(page)
  await button(page, 'Remove Visa 4242').click()
  await button(page, 'Remove card').click()
  await toast(page, 'Please confirm the card that takes over, in My subscriptions').waitFor()

  await page.goto('/dashboard')
  const notice = page.getByRole('region', { name: 'Your payments' })
  await notice.getByText('Please confirm the card we charge for renewals.').waitFor()
  await notice.getByRole('link', { name: 'Confirm card' }).click()
  const answerBank = async (answer: 'Complete' | 'Fail') => {
    await button(page, 'Confirm card').click()
    await button(page, 'Use this card').click()
    await page.getByText('Your bank asks you to confirm this card.').waitFor()
    const link = page.getByRole('link', { name: 'Continue to your bank' })
    await expect(link).toBeFocused()
    await link.click()
    await page.getByRole('heading', { name: 'Confirm this card' }).waitFor()
    await button(page, answer).click()
    await page.waitForURL(/\/my-subscriptions$/)
  }
  await answerBank('Fail')
  await toast(page, 'The card was not confirmed.').waitFor()
  await answerBank('Complete')
  await toast(page, 'From now on we will charge the card you chose for renewals.').waitFor()
  await button(page, 'Change card').waitFor()
  expect(await page.getByText('Please confirm the card').count()).toBe(0)
})
