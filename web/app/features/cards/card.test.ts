import { describe, expect, test } from 'vitest'
import { checkCard, type CardInput } from './card.rules.ts'

const good: CardInput = {
  card_number: '4242 4242 4242 4242',
  holders_name: 'Asha Rao',
  card_exp_month: '04',
  card_exp_year: '2030',
  card_cvc: '123',
}
const checkChanged = (changed: Partial<CardInput>) => checkCard({ ...good, ...changed }).errors

describe('a typed card', () => {
  test('has no error when it is complete', () => {
    expect(checkCard(good)).toEqual({ errors: {}, isExpiryMissing: false })
  })

  test.each([
    ['', 'checkout.pay.number-required'],
    ['   ', 'checkout.pay.number-required'],
    ['42424242424242421', 'checkout.pay.number-too-long'],
    ['4242 4242 4242 4242 1', 'checkout.pay.number-too-long'],
    ['4242424242424242', undefined],
    ['4242  4242 4242 4242', undefined],
  ])('with the number %j has the error %s (PAY-04)', (card_number, error) => {
    expect(checkChanged({ card_number }).card_number).toBe(error)
  })

  test('needs a holder and a security code (PAY-05)', () => {
    expect(checkChanged({ holders_name: ' ', card_cvc: '' })).toEqual({
      holders_name: 'checkout.pay.holder-required',
      card_cvc: 'checkout.pay.code-required',
    })
  })

  test.each(['1', '123', '13', 'ab', ''])(
    'with the month %j has an invalid month (PAY-06)',
    (month) => {
      expect(checkChanged({ card_exp_month: month })).toEqual({
        card_exp_month: 'checkout.pay.month-invalid',
      })
    },
  )

  test.each(['27', '20270', 'abcd', ''])(
    'with the year %j has an invalid year (PAY-06)',
    (year) => {
      expect(checkChanged({ card_exp_year: year })).toEqual({
        card_exp_year: 'checkout.pay.year-invalid',
      })
    },
  )

  test.each([
    { card_exp_month: '', expected: true },
    { card_exp_year: ' ', expected: true },
    { card_exp_month: '1', expected: false },
  ])('has no expiry when month or year is empty: $expected (PAY-07)', (row) => {
    const { expected, ...changed } = row
    expect(checkCard({ ...good, ...changed }).isExpiryMissing).toBe(expected)
  })
})
