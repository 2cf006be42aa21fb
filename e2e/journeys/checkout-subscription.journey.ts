import { signPicture } from '@rashi/contract/pictures.rules'
import {
  button,
  changeSelectedSign,
  fillCard,
  goToPayment,
  orderPlan,
  paymentCalls,
  storeSelectedSigns,
  testCards,
  toast,
  keyFacts,
} from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

async function openAsReader(newVisit: NewVisit, options: VisitOptions = {}) {
  const person = await createPerson()
  const visit = await newVisit(options)
  await seedSession(visit.context, person)
  await storeSelectedSigns(visit.context, { 'selected-horoscope': 'Leo' })
  const listSubscriptions = async () => {
    const { body } = await call('GET /api/user/get-user-details', { token: person.token })
    return body.data.user.active_subscriptions
  }
  return { ...visit, person, listSubscriptions }
}

test('a reader selects a sign and a plan, pays by card and has an active subscription (PLAN-14, PLAN-27, PAY-02, PAY-09, PAY-10, PAY-20, API-23, API-25, API-27, DAY-46, LAW-02)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page, calls, person } = visit
  const toProvider: { path: string; body: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/'))
      toProvider.push({ path: pathname, body: request.postData() ?? '' })
  })

  await page.goto('/moonsign-select')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('radio', { name: 'Leo' }).check()
  await button(page, 'Choose your Moonsign').click()
  await page.getByRole('button', { name: /^Get Gold/ }).click()
  await button(page, 'Confirm Subscription').click()
  await page.waitForURL('**/order-confirm')
  await button(page, 'Continue').waitFor()
  const main = page.locator('main')
  await main.getByText('£5.99 per month').waitFor()
  for (const text of ['Leo', 'Gold', 'Weekly and monthly horoscopes, minimum one month'])
    await main.getByText(text, { exact: true }).waitFor()
  await expect(main.locator('img')).toHaveAttribute('src', signPicture('Leo', '-small'))
  await goToPayment(page)
  await page.getByText('Payment sandbox: no money moves').waitFor()
  for (const text of [
    'Gold, Leo',
    'Pay charges £5.99 now.',
    'Renews every month at £5.99 until you cancel.',
    '£5.99, if you cancel before it renews.',
    'Cancel at any time under My subscriptions',
    'By paying you ask us to open it at once. You can change your mind within 14 days',
  ])
    await expect(keyFacts(page)).toContainText(text)
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await toast(page, 'You have succesfully added your payment card').waitFor()
  await page.waitForURL('**/dashboard')

  const [subscription] = await visit.listSubscriptions()
  expect(subscription).toMatchObject({
    status: 'active',
    platform: 'web',
    horoscope: { key: 'Leo' },
  })
  expect(subscription.payment_plan.id).toBe(3)

  expect(toProvider).toHaveLength(1)
  expect(toProvider[0]?.path).toBe('/v1/payment_methods')
  expect(Object.fromEntries(new URLSearchParams(toProvider[0]?.body))).toEqual({
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '04',
    'card[exp_year]': '2031',
    'card[cvc]': '123',
    'billing_details[name]': 'Asha Rao',
  })
  const [saved] = paymentCalls(visit, 'save-payment-card')
  const [bought] = paymentCalls(visit, 'buy-subscription')
  expect(saved?.body).toMatchObject({
    user_id: person.user.id,
    type: 'horoscope',
    payment_plan_id: 3,
    horoscope_id: subscription.horoscope.id,
    lang: 1,
    card: { last4: '4242' },
  })
  expect(bought?.body).toMatchObject({
    payment_plan_id: 3,
    horoscope_id: subscription.horoscope.id,
    coupon_code_id: null,
    selectedLang: 1,
    expected_amount: 5.99,
  })
  expect(calls.indexOf(saved!)).toBeLessThan(calls.indexOf(bought!))
  const sent = JSON.stringify(calls)
  expect(sent).not.toMatch(/4242\s*4242\s*4242/)
  expect(sent).not.toContain('card_cvc')
})

test('a reader whose page shows an earlier price is told the new one before anything is charged (PAY-65, PAY-67)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  await page.route('**/api/payment-plan/plans', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('5.99', '4.99') })
  })
  await orderPlan(page, 'Gold')
  await page.locator('main').getByText('£4.99 per month', { exact: true }).waitFor()
  await goToPayment(page)
  await expect(keyFacts(page)).toContainText('Pay charges £4.99 now.')
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  const panel = page.getByRole('group', { name: 'This payment did not go through.' })
  await panel.getByText('The price has changed from £4.99 to £5.99').waitFor()
  await panel.getByText('Nothing was charged.').waitFor()
  await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect(keyFacts(page)).toContainText('Pay charges £5.99 now.')
  const summary = page.getByRole('region', { name: 'Your order' })
  expect(await summary.getByRole('definition').allInnerTexts()).toEqual(['£5.99', '£5.99'])
  expect(await visit.listSubscriptions()).toEqual([])

  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  const [refused, bought] = paymentCalls(visit, 'buy-subscription').map(({ body }) => body)
  expect([refused, bought]).toMatchObject([{ expected_amount: 4.99 }, { expected_amount: 5.99 }])
})

test('a buyer with an Indian card is told that they confirm each renewal before it is charged or chosen (PAY-140)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, testCards.indian)
  await button(page, 'Pay').click()
  const panel = page.getByRole('group', { name: 'Please read this before you pay.' })
  await panel.getByText('confirm every renewal yourself').waitFor()
  await panel.getByText('Nothing was charged.').waitFor()
  await expect(page.getByRole('radio', { name: /Visa.*0008/ })).toBeChecked()
  await expect(keyFacts(page)).toContainText('confirm every renewal yourself')
  expect(paymentCalls(visit, 'buy-subscription')).toEqual([])
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  expect(await visit.listSubscriptions()).toHaveLength(1)

  await page.goto('/my-subscriptions')
  await button(page, 'Change card').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('confirm every renewal yourself')
})

test('an order of a plan that was taken off the offer since leads back to the plans and says why (PAY-144)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit, { expectedConsoleErrors: [/status of 409/] })
  const refusal = { code: 'plan-not-offered', message: 'This plan is no longer on offer.' }
  await page.route('**/api/payment-plan/buy-subscription', (route) =>
    route.fulfill({ status: 409, json: { status: 409, msg: refusal.message, ...refusal } }),
  )
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await toast(page, 'This plan is no longer on offer.').waitFor()
  await page.waitForURL('**/payment-plan-select')
})

test('the order page says when the payment is charged, that the subscription renews and that the trial ends (PLAN-15, PLAN-16)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit)
  await orderPlan(page, 'Silver')
  await page.getByText('Payment is charged when Pay is pressed.').waitFor()
  await page.getByText('Subscriptions renew automatically until cancelled.').waitFor()
  await page.getByText('Any current free trial is forfeited on purchase.').waitFor()
  for (const [name, path] of [
    ['terms and conditions', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await button(page, 'Continue').waitFor()
  }
})

test('an incomplete card is reported field by field, and nothing is sent (PAY-03, PAY-04, PAY-05, PAY-06, PAY-07)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  const readError = async (name: string) => {
    const id = await page.getByLabel(name, { exact: true }).getAttribute('aria-describedby')
    const error = id?.split(' ').find((one) => one.endsWith('-error'))
    return error ? page.locator(`[id="${error}"]`).textContent() : null
  }
  await button(page, 'Pay').click()
  await toast(page, 'Please enter valid Expiry date').waitFor()
  await expect.poll(() => readError('Card number')).toBe('Please enter Card Number!')
  await expect.poll(() => readError('Name on card')).toBe('Please enter Card Holder Name!')
  await expect.poll(() => readError('Security code')).toBe('Please enter Security Code (CSV)!')
  await fillCard(page, '4242 4242 4242 4242 1')
  await page.getByLabel('Month (MM)', { exact: true }).fill('1')
  await page.getByLabel('Year (YYYY)', { exact: true }).fill('27')
  await button(page, 'Pay').click()
  await page.getByText('Field cannot be longer than 16').waitFor()
  await expect.poll(() => readError('Month (MM)')).toBe('Enter a valid month (MM)')
  await expect.poll(() => readError('Year (YYYY)')).toBe('Enter a valid year (YYYY)')
  expect(paymentCalls(visit, '')).toEqual([])
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.waitForURL('**/order-confirm')
  await button(page, 'Continue').waitFor()
})

test('a card that is declined when charged stays saved, no card is preselected, and another one pays (PAY-01, PAY-08, PAY-12, PAY-21, PAY-27)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit)
  const { page } = visit
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, testCards.failsWhenCharged)
  await button(page, 'Pay').click()
  await toast(page, 'Your card was declined.').waitFor()
  expect(await visit.listSubscriptions()).toEqual([])

  await page.reload()
  await page.getByRole('radio', { name: /Visa 0341 Asha Rao expires 04\/2031/ }).waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await button(page, 'Pay').click()
  await toast(page, 'Please select a card').waitFor()
  await button(page, 'Add New Card').click()
  await fillCard(page, testCards.valid)
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')

  await changeSelectedSign(page, 'Pisces')
  await orderPlan(page, 'Silver')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Visa 4242/ }).check()
  await button(page, 'Pay').click()
  await page.waitForURL('**/dashboard')
  expect(paymentCalls(visit, 'save-payment-card')).toHaveLength(2)
  expect(await visit.listSubscriptions()).toHaveLength(2)
})

testVariant(
  'a Hindi reader is told in Hindi that no card is selected (PAY-08)',
  async ({ newVisit }) => {
    const { page, context } = await openAsReader(newVisit)
    await orderPlan(page, 'Gold')
    await goToPayment(page)
    await fillCard(page, testCards.failsWhenCharged)
    await button(page, 'Pay').click()
    await toast(page, 'Your card was declined.').waitFor()
    await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
    await page.reload()
    await page.getByRole('radio', { name: /Visa 0341/ }).waitFor()
    await button(page, 'भुगतान करें').click()
    await page.getByRole('status').getByText('कृपया एक कार्ड चुनें').waitFor()
  },
)

test('a response of an unknown type and an error without a message are reported as a failed payment (PAY-19)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit, { expectedConsoleErrors: [/status of 500/] })
  const { page } = visit
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, testCards.valid)
  const responses = [
    { json: { type: 'odd', client_secret: null, user_payment_plan_id: 'x', msg: '' } },
    { status: 500, json: {} },
  ]
  await page.route('**/api/payment-plan/buy-subscription', (route) =>
    route.fulfill(responses.shift()),
  )
  const failure = toast(page, 'The payment was not successful. Please try again')
  await button(page, 'Pay').click()
  await failure.waitFor()
  // The reload removes the first toast.
  await page.reload()
  await page.getByRole('radio', { name: /Visa 4242/ }).check()
  expect(await failure.count()).toBe(0)
  await button(page, 'Pay').click()
  await failure.waitFor()
  expect(new URL(page.url()).pathname).toBe('/enter-payment-details')
  expect(await visit.listSubscriptions()).toEqual([])
})

test('pressing Pay twice, and again after a lost response, buys once (PAY-23)', async ({
  newVisit,
}) => {
  const visit = await openAsReader(newVisit, { expectedConsoleErrors: [/ERR_FAILED/] })
  const { page } = visit
  await orderPlan(page, 'Gold')
  await goToPayment(page)
  await fillCard(page, testCards.valid)
  let isLost = false
  await page.route('**/api/payment-plan/buy-subscription', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Pay').dblclick()
  await toast(page, 'The connection is down. Check it and try again.').waitFor()
  await page.getByRole('radio', { name: /Visa 4242/ }).check()
  await button(page, 'Pay').dblclick()
  await page.waitForURL('**/dashboard')
  expect(await visit.listSubscriptions()).toHaveLength(1)
  const bought = paymentCalls(visit, 'buy-subscription')
  expect(bought).toHaveLength(2)
  expect(bought[0]?.body).toEqual(bought[1]?.body)
  expect(paymentCalls(visit, 'save-payment-card')).toHaveLength(1)
})
