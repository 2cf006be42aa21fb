import { expect, test } from 'vitest'
import { toElementOptions, toGroupOptions, toSheetDetails } from './express-checkout.rules.ts'

const look = { locale: 'en-GB', borderRadius: '2px' }
const address = { managementURL: 'https://stars.example/my-subscriptions' }
const reading = {
  amount: 7.98,
  lines: [
    { name: 'Love', amount: 3.99 },
    { name: 'Work', amount: 3.99 },
  ],
}
const notice = 'Renews every week at £1.99 until you cancel.'
const plan = (interval: 'week' | 'month' | 'year') => ({
  amount: 1.99,
  lines: [{ name: 'Silver: Leo', amount: 1.99 }],
  renewal: { interval, notice },
})

test('a wallet’s window lists a single purchase in pence and promises no renewal (PAY-111)', () => {
  expect(toSheetDetails(reading, address)).toEqual({
    lineItems: [
      { name: 'Love', amount: 399 },
      { name: 'Work', amount: 399 },
    ],
  })
  expect(toGroupOptions(reading, look)).toMatchObject({ amount: 798, currency: 'gbp' })
  expect(toGroupOptions(reading, look)).not.toHaveProperty('setupFutureUsage')
})

// The units are those of ApplePayRecurringPaymentRequest, which has no week.
test.each([
  ['week', 'day', 7],
  ['month', 'month', 1],
  ['year', 'year', 1],
] as const)('the window says that a plan renews every %s (PAY-111)', (interval, unit, count) => {
  expect(toSheetDetails(plan(interval), address).applePay).toEqual({
    recurringPaymentRequest: {
      paymentDescription: 'Silver: Leo',
      managementURL: 'https://stars.example/my-subscriptions',
      billingAgreement: notice,
      regularBilling: {
        label: 'Silver: Leo',
        amount: 199,
        recurringPaymentIntervalUnit: unit,
        recurringPaymentIntervalCount: count,
      },
    },
  })
})

test('a changed price of several lines is shown as one amount (PAY-111)', () => {
  expect(toSheetDetails({ ...plan('week'), lines: [] }, address)).toMatchObject({
    lineItems: [],
    applePay: { recurringPaymentRequest: { regularBilling: { label: notice, amount: 199 } } },
  })
})

test('only Apple Pay and Google Pay are offered, in the colours of the page (PAY-110)', () => {
  const { paymentMethods, buttonTheme } = toElementOptions({ isDark: true })
  expect(paymentMethods).toEqual({
    amazonPay: 'never',
    klarna: 'never',
    link: 'never',
    paypal: 'never',
  })
  expect(buttonTheme).toEqual({ applePay: 'white', googlePay: 'white' })
  expect(toElementOptions({ isDark: false }).buttonTheme.applePay).toBe('black')
})
