import {
  button,
  fillCard,
  goToPayment,
  orderPlan,
  saveCard,
  storeSelectedSigns,
  testCards,
} from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({ RATE_LIMITS: 'on' })

test('a page that pays stays and says when and how to go on, after five refused payments and after five new cards (SEC-35, SEC-36)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({ expectedConsoleErrors: [/429/] })
  const person = await createPerson()
  const { token } = person
  const bad = await saveCard(token, testCards.failsWhenCharged)
  await saveCard(token)
  for (const horoscope_id of [1, 2, 3, 4, 6]) {
    const body = { payment_plan_id: 3, horoscope_id, card_id: bad }
    const { status } = await call('POST /api/payment-plan/buy-subscription', { token, body })
    expect(status).toBe(402)
  }
  await seedSession(context, person)
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Visa.*4242/ }).check()
  await button(page, 'Pay').click()
  const notice = page.getByRole('group', { name: 'This payment did not go through.' })
  await notice.getByText('Several payments were refused in a short time.').waitFor()
  expect(await notice.innerText()).toMatch(
    /Try another card in 1[12] minutes, or ask your bank why it refused\. Nothing was charged\.$/,
  )
  expect(new URL(page.url()).pathname).toBe('/enter-payment-details')

  await saveCard(token)
  await saveCard(token)
  await saveCard(token)
  await button(page, 'Add New Card').click()
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await notice.getByText('That was a lot of new cards in a short time.').waitFor()
  expect(await notice.innerText()).toMatch(/in 1[12] minutes, or pay with one that you have saved/)
})
