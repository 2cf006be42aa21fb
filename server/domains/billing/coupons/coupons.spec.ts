import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer, paidBy, planIds } from '../../../testing/buyers.ts'
import { aTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await aTestApp({ payments: true })
})
afterAll(() => product.close())

const apply = (buyer: Buyer, code: string, plan: number | string, lang = 1) =>
  buyer.call(
    `POST /api/payment-plan/apply-discount-code?code=${encodeURIComponent(code)}&selectedPlan=${plan}&selectedlang=${lang}`,
  )
const couponOrder = (id: number, plan: number, sign = 1) => ({
  payment_plan_id: plan,
  horoscope_id: sign,
  card_id: 0,
  coupon_code_id: id,
  selectedLang: 1,
})

describe('a promo code', () => {
  const { silver, gold, diamond } = planIds
  test.each([
    ['WELCOME4', silver, 4],
    ['WELCOME4', gold, 4],
    ['WELCOME4', diamond, 4],
    ['GOLD8', gold, 8],
    [' welcome4 ', silver, 4],
  ])('“%s” on plan %i gives %i weeks (API-38, PLAN-07)', async (code, plan, weeks) => {
    const { status, body } = await apply(await aBuyer(product), code, plan)
    expect([status, body]).toEqual([
      200,
      {
        status: 200,
        msg: `Promo code applied: ${weeks} weeks at no charge.`,
        coupon: { id: expect.any(Number), period: weeks },
      },
    ])
  })

  test.each([
    ['GOLD8', silver, 'coupon-other-plan', 'This promo code is for another plan.'],
    ['GOLD8', diamond, 'coupon-other-plan', 'This promo code is for another plan.'],
    ['OLDMOON', silver, 'coupon-expired', 'This promo code has expired.'],
    ['OLDMOON', gold, 'coupon-expired', 'This promo code has expired.'],
    ['OLDMOON', diamond, 'coupon-expired', 'This promo code has expired.'],
    ['NOSUCH', silver, 'coupon-unknown', 'This promo code does not exist.'],
    ['', silver, 'coupon-unknown', 'This promo code does not exist.'],
    ['WELCOME4', planIds.combo, 'coupon-other-plan', 'This promo code is for another plan.'],
    ['WELCOME4', 'x', 'coupon-other-plan', 'This promo code is for another plan.'],
  ])(
    '“%s” on plan %s is a 404 with its sentence (API-38, PLAN-07)',
    async (code, plan, word, sentence) => {
      const { status, body } = await apply(await aBuyer(product), code, plan)
      expect([status, body]).toEqual([
        404,
        { status: 404, msg: sentence, message: sentence, code: word },
      ])
    },
  )

  test('is answered in the language asked for', async () => {
    const { body } = await apply(await aBuyer(product), 'NOSUCH', silver, 2)
    expect(body.msg).toBe('ऐसा कोई प्रोमो कोड नहीं है।')
  })

  test('needs a token', async () => {
    const { status } = await product.call('POST /api/payment-plan/apply-discount-code?code=x')
    expect(status).toBe(401)
  })
})

describe('a subscription by promo code', () => {
  test('asks for no card, charges nothing and reads as its plan for its weeks (HOR-30, PAY-38, API-28)', async () => {
    const product2 = await aTestApp({ payments: true })
    try {
      const buyer = await aBuyer(product2)
      const { body } = await buyer.buy(couponOrder(2, planIds.gold, 5))
      expect(body.type).toBe('succeeded')
      expect(
        (await buyer.active()).map((one) => [one.platform, one.status, one.subscription_ended]),
      ).toEqual([['coupon', 'active', '2027-01-16T09:00:00Z']])
      const isOpen = async (period: string) => {
        const path = `GET /api/horoscope/user-new-single-horoscope/${period}/leo`
        const person = await product2.call('POST /api/login', {
          body: { email: buyer.email, password: buyer.password },
        })
        const answer = await product2.call(path, { token: person.body.token })
        return answer.body.horoscope.is_user_subscribed
      }
      expect(await isOpen('weekly')).toBe(true)
      product2.clock.set('2027-01-16T08:59:59Z')
      expect(await isOpen('weekly')).toBe(true)
      product2.clock.set('2027-01-16T09:00:00Z')
      expect(await isOpen('weekly')).toBe(false)
      await product2.jobs.runScheduled('renew-subscriptions')
      expect(await isOpen('weekly')).toBe(false)
      expect(await paidBy(product2, buyer)).toEqual([])
    } finally {
      await product2.close()
    }
  })

  test('ends the trial like any other (HOR-33)', async () => {
    const buyer = await aBuyer(product)
    await buyer.buy(couponOrder(1, planIds.silver, 5))
    const sign = buyer.user.generated_horoscope.key.toLowerCase()
    const { body } = await buyer.call(`GET /api/horoscope/user-new-single-horoscope/weekly/${sign}`)
    expect([
      body.horoscope.free_trial_days_left,
      body.horoscope.free_trial_coupon_days_left,
    ]).toEqual([0, 28])
  })

  test('uses the code up: the second time is a 404, on any sign (PLAN-09)', async () => {
    const buyer = await aBuyer(product)
    expect((await buyer.buy(couponOrder(1, planIds.silver, 1))).body.type).toBe('succeeded')
    const again = await buyer.buy(couponOrder(1, planIds.silver, 2))
    expect([again.status, again.body.code]).toEqual([404, 'coupon-used'])
    const applied = await apply(buyer, 'WELCOME4', planIds.gold)
    expect([applied.status, applied.body.code]).toEqual([404, 'coupon-used'])
    expect(await buyer.active()).toHaveLength(1)
  })

  test('uses the code up once, however many ask at one time (PLAN-09)', async () => {
    const buyer = await aBuyer(product)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((sign) => buyer.buy(couponOrder(1, planIds.silver, sign))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    expect(await buyer.active()).toHaveLength(1)
  })

  test('pressed twice is one and the same (PAY-23)', async () => {
    const buyer = await aBuyer(product)
    const answers = await Promise.all(
      [1, 2, 3].map(() => buyer.buy(couponOrder(1, planIds.silver, 7))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.user_payment_plan_id)).size).toBe(1)
    expect(await buyer.active()).toHaveLength(1)
  })

  test.each([
    [2, planIds.silver],
    [3, planIds.silver],
    [99, planIds.silver],
  ])('coupon %i on plan %i is refused: card_id 0 needs a valid one (API-28)', async (id, plan) => {
    const buyer = await aBuyer(product)
    const { status, body } = await buyer.buy(couponOrder(id, plan))
    expect([status, Object.keys(body.errors)]).toEqual([422, ['coupon_code_id']])
  })
})
