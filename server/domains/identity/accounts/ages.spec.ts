import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSignUpForm, createPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ now: '2026-11-21T09:00:00Z', payments: true })
})
afterAll(() => product.close())

const tooYoung = {
  status: 422,
  body: {
    code: 'invalid',
    errors: { dob: ['You must be at least 16 to have an account.'] },
  },
}

// Guard in server/domains/identity/accounts/refuse-under-age.ts: no account for somebody under 16.
test('somebody a day under 16 gets no account, and on the birthday one does (ID-58)', async () => {
  const signUp = (dob: string) =>
    product.call('POST /api/user/complete-user-registration-web', {
      body: buildSignUpForm({ dob }),
    })
  expect(await signUp('2010-11-22 10:00:00')).toMatchObject(tooYoung)
  expect(await signUp('2010-11-21 10:00:00')).toMatchObject({ status: 200 })
})

test('a profile cannot be changed to a birth under 16 years ago (ID-58)', async () => {
  const { token, user } = await createPerson(product)
  const { full_name, gender, pob } = user
  const save = (dob: string) =>
    product.call('POST /api/user/update-user-web', { token, body: { full_name, gender, pob, dob } })
  expect(await save('2015-01-01 10:00:00')).toMatchObject(tooYoung)
  expect(await save('1991-01-01 10:00:00')).toMatchObject({ status: 200 })
})

test('a lookup has no age (ID-58)', async () => {
  const { dob: date_of_birth, pob: place_of_birth } = buildSignUpForm({
    dob: '2024-01-01 10:00:00',
  })
  const body = { date_of_birth, place_of_birth }
  expect(await product.call('POST /api/moonsign-lookup', { body })).toMatchObject({ status: 200 })
})

// Guard in server/domains/payments/checkout/buy.ts: nobody under 18 buys, also not at no charge.
test('somebody a day under 18 has an account but buys nothing, and on the birthday one does (ID-58)', async () => {
  const buyAs = async (dob: string) => {
    const { token } = await createPerson(product, { dob })
    const { body } = await product.call(
      'POST /api/payment-plan/apply-discount-code?code=WELCOME4&selectedPlan=1&selectedlang=1',
      { token },
    )
    return product.call('POST /api/payment-plan/buy-subscription', {
      token,
      body: { payment_plan_id: 1, horoscope_id: 1, card_id: 0, coupon_code_id: body.coupon.id },
    })
  }
  expect(await buyAs('2008-11-22 10:00:00')).toMatchObject({
    status: 403,
    body: { code: 'under-age', message: 'You must be 18 or over to buy.' },
  })
  expect(await buyAs('2008-11-21 10:00:00')).toMatchObject({ status: 200 })
})
