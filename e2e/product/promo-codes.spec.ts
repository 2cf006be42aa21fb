import { createPerson, type Person } from '../helpers/accounts.ts'
import { call, productUrl, restartOwnProduct } from '../product.ts'
import { expect, test, testVariant, useOwnProduct } from '../test.ts'

const settings = { RATE_LIMITS: 'on' }
useOwnProduct(settings)

const [silver, diamond, gold] = [1, 2, 3]
const expiredMessage = 'Your promo code is no longer applied. Please apply it again.'

const applyCall = (code: string, plan: number) =>
  `POST /api/payment-plan/apply-discount-code?code=${code}&selectedPlan=${plan}&selectedlang=1`

async function applyCoupon({ token }: Person, code: string, plan: number): Promise<string> {
  const { status, body } = await call(applyCall(code, plan), { token })
  expect(status).toBe(200)
  return body.coupon.id
}

const buy = ({ token }: Person, plan: number, coupon_code_id: unknown, change: object = {}) =>
  call('POST /api/payment-plan/buy-subscription', {
    token,
    body: { payment_plan_id: plan, horoscope_id: 1, card_id: 0, coupon_code_id, ...change },
  })

async function listSubscriptions({ token }: Person): Promise<unknown[]> {
  const { body } = await call('GET /api/user/get-user-details', { token })
  return body.data.user.active_subscriptions
}

async function expectRefused(person: Person, plan: number, id: unknown): Promise<void> {
  expect(await buy(person, plan, id), String(id)).toMatchObject({
    status: 422,
    body: { code: 'invalid', errors: { coupon_code_id: [expiredMessage] } },
  })
  expect(await listSubscriptions(person)).toEqual([])
}

test('a promo code is redeemed by an id that is not a number and differs each time the code is applied (PLAN-28)', async () => {
  const person = await createPerson()
  const id = await applyCoupon(person, 'GOLD8', gold)
  expect(id).toMatch(/^[\w-]{30,}$/)
  expect(await applyCoupon(await createPerson(), 'GOLD8', gold)).not.toBe(id)
  expect(await buy(person, gold, id)).toMatchObject({ status: 200, body: { type: 'succeeded' } })
  expect(await listSubscriptions(person)).toMatchObject([{ platform: 'coupon', status: 'active' }])
})

// Guard in server/domains/subscriptions/coupons/coupon-id.rules.ts:
// a coupon is redeemed by the id that applying it returned.
test('a person who never applied a promo code cannot redeem one by guessing its number (PLAN-28)', async () => {
  const person = await createPerson()
  for (const id of [1, 2, 3, 1000, '1', '2', '1000']) await expectRefused(person, gold, id)
})

// Guard in server/domains/subscriptions/coupons/coupon-id.rules.ts:
// a coupon's id is valid for the person and plan it was applied for.
test('a promo code’s id is refused for another person, for another plan and when it was modified (PLAN-28)', async () => {
  const [person, other] = [await createPerson(), await createPerson()]
  const id = await applyCoupon(other, 'WELCOME4', silver)
  await expectRefused(person, silver, id)
  await expectRefused(other, diamond, id)
  await expectRefused(other, silver, (id.startsWith('B') ? 'C' : 'B') + id.slice(1))
  await expectRefused(other, silver, id.slice(0, -1))
})

test('a purchase by promo code that is requested again, with the same id or with a new one, is one purchase (PAY-23)', async () => {
  const person = await createPerson()
  const id = await applyCoupon(person, 'WELCOME4', silver)
  const fresh = await applyCoupon(person, 'WELCOME4', silver)
  const press = { request_key: 'one-press-of-confirm' }
  const answers = [
    await buy(person, silver, id, press),
    await buy(person, silver, fresh, press),
    await buy(person, silver, fresh),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.user_payment_plan_id)).size).toBe(1)
  expect(await listSubscriptions(person)).toHaveLength(1)
})

// Guard in server/domains/subscriptions/coupons/limit-wrong-codes.ts: wrong coupon codes are limited for each account.
test('an account has to wait after ten wrong promo codes, and valid ones do not count (PLAN-29)', async () => {
  const [person, other] = [await createPerson(), await createPerson()]
  for (let times = 1; times <= 12; times++) await applyCoupon(person, 'WELCOME4', silver)
  for (let guess = 1; guess <= 10; guess++)
    expect((await call(applyCall(`GUESS${guess}`, silver), person)).status).toBe(404)
  for (const code of ['GUESS11', 'WELCOME4']) {
    const answer = await fetch(productUrl() + applyCall(code, silver).slice('POST '.length), {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await answer.json()).toMatchObject({ code: 'too-many-requests' })
  }
  await applyCoupon(other, 'WELCOME4', silver)
})

// Guard in server/domains/subscriptions/coupons/applied-coupon.ts: a coupon's id expires after half an hour.
testVariant(
  'a promo code’s id expires after half an hour, also over a restart, and the code can be applied again (PLAN-28)',
  async () => {
    const [person, other] = [await createPerson(), await createPerson()]
    const signIn = async (one: Person): Promise<Person> => {
      const { email, password } = one
      const { body } = await call('POST /api/login', { body: { email, password } })
      return { ...one, token: body.token }
    }
    const [early, late] = [
      await applyCoupon(person, 'GOLD8', gold),
      await applyCoupon(other, 'GOLD8', gold),
    ]
    await restartOwnProduct({ ...settings, CLOCK_AHEAD: 'PT20M' })
    expect((await buy(await signIn(other), gold, late)).status).toBe(200)
    await restartOwnProduct({ ...settings, CLOCK_AHEAD: 'PT31M' })
    const back = await signIn(person)
    await expectRefused(back, gold, early)
    expect((await buy(back, gold, await applyCoupon(back, 'GOLD8', gold))).status).toBe(200)
  },
)
