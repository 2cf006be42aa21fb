import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const apply = (buyer: Buyer, code: string, plan: number | string, lang = 1) =>
  buyer.call(
    `POST /api/payment-plan/apply-discount-code?code=${encodeURIComponent(code)}&selectedPlan=${plan}&selectedlang=${lang}`,
  )
const couponOrder = (id: unknown, plan: number, sign = 1) => ({
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
    const { status, body } = await apply(await createBuyer(product), code, plan)
    expect([status, body]).toEqual([
      200,
      {
        status: 200,
        msg: `Promo code applied: ${weeks} weeks at no charge.`,
        coupon: { id: expect.stringMatching(/^[\w-]{56}$/), period: weeks },
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
      const { status, body } = await apply(await createBuyer(product), code, plan)
      expect([status, body]).toEqual([
        404,
        { status: 404, msg: sentence, message: sentence, code: word },
      ])
    },
  )

  test('is answered in the language of the request', async () => {
    const { body } = await apply(await createBuyer(product), 'NOSUCH', silver, 2)
    expect(body.msg).toBe('ऐसा कोई प्रोमो कोड नहीं है।')
  })

  test('is refused with 401 without a session', async () => {
    const { status } = await product.call('POST /api/payment-plan/apply-discount-code?code=x')
    expect(status).toBe(401)
  })
})

describe('a subscription by promo code', () => {
  // Guard in server/domains/subscriptions/renewals/renew-due.ts: a subscription by coupon ends and is not renewed.
  // Guard in server/domains/subscriptions/groups/open-signs.ts: rights end at their date, without a job.
  test('needs no card, charges nothing and opens its plan for its weeks (HOR-30, PAY-38, API-28)', async () => {
    const product2 = await createTestApp({ payments: true })
    try {
      const buyer = await createBuyer(product2)
      const id = await buyer.applyCode('GOLD8', planIds.gold)
      const { body } = await buyer.buy(couponOrder(id, planIds.gold, 5))
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
      expect(await listPaidAmounts(product2, buyer)).toEqual([])
    } finally {
      await product2.close()
    }
  })

  test('ends the free trial (HOR-33)', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.applyCode('WELCOME4', planIds.silver)
    await buyer.buy(couponOrder(id, planIds.silver, 5))
    const sign = buyer.user.generated_horoscope.key.toLowerCase()
    const { body } = await buyer.call(`GET /api/horoscope/user-new-single-horoscope/weekly/${sign}`)
    expect([
      body.horoscope.free_trial_days_left,
      body.horoscope.free_trial_coupon_days_left,
    ]).toEqual([0, 28])
  })

  // Guard in server/domains/subscriptions/coupons/apply-coupon.ts: a coupon that was redeemed is not offered again.
  test('redeems the code: a second time is refused with 404, on any sign (PLAN-09)', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.applyCode('WELCOME4', planIds.silver)
    expect((await buyer.buy(couponOrder(id, planIds.silver, 1))).body.type).toBe('succeeded')
    const again = await buyer.buy(couponOrder(id, planIds.silver, 2))
    expect([again.status, again.body.code]).toEqual([404, 'coupon-used'])
    const applied = await apply(buyer, 'WELCOME4', planIds.gold)
    expect([applied.status, applied.body.code]).toEqual([404, 'coupon-used'])
    expect(await buyer.active()).toHaveLength(1)
  })

  // Guard in server/domains/subscriptions/orders/subscription-payable.ts: a coupon is redeemed once by a person.
  // Guard in server/migrations/0042-billing-coupons.sql: a coupon's redemption is unique for a person.
  test('redeems the code once for many orders at the same time (PLAN-09)', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.applyCode('WELCOME4', planIds.silver)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((sign) => buyer.buy(couponOrder(id, planIds.silver, sign))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    expect(await buyer.active()).toHaveLength(1)
  })

  test('is one purchase if it is ordered twice, with the same id or that of a second Apply (PAY-23)', async () => {
    const buyer = await createBuyer(product)
    const [one, two] = [
      await buyer.applyCode('WELCOME4', planIds.silver),
      await buyer.applyCode('WELCOME4', planIds.silver),
    ]
    const answers = await Promise.all(
      [one, one, two].map((id) => buyer.buy(couponOrder(id, planIds.silver, 7))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.user_payment_plan_id)).size).toBe(1)
    expect(await buyer.active()).toHaveLength(1)
  })

  // Guard in server/domains/subscriptions/coupons/applied-coupon.ts:
  // a redeemed coupon's id stays valid for a repeated request.
  test('whose response was lost is the same purchase for its request key, even with a new id after the first expired (PAY-23)', async () => {
    const product2 = await createTestApp({ payments: true })
    try {
      const buyer = await createBuyer(product2)
      const [id, fresh] = [
        await buyer.applyCode('WELCOME4', planIds.silver),
        await buyer.applyCode('WELCOME4', planIds.silver),
      ]
      const press = { request_key: 'press-of-confirm' }
      const first = await buyer.buy({ ...couponOrder(id, planIds.silver), ...press })
      const second = await buyer.buy({ ...couponOrder(fresh, planIds.silver), ...press })
      product2.clock.advance({ minutes: 31 })
      const third = await buyer.buy({ ...couponOrder(id, planIds.silver), ...press })
      expect([second.body, third.body]).toEqual([first.body, first.body])
      expect(first.body.type).toBe('succeeded')
      expect(await buyer.active()).toHaveLength(1)
    } finally {
      await product2.close()
    }
  })

  const again = 'Your promo code is no longer applied. Please apply it again.'
  const refused = async (buyer: Buyer, id: unknown, plan: number, sentence = again) => {
    const { status, body } = await buyer.buy(couponOrder(id, plan))
    expect([status, body.code, body.errors]).toEqual([
      422,
      'invalid',
      { coupon_code_id: [sentence] },
    ])
    expect(await buyer.active()).toEqual([])
  }

  // Guard in server/domains/subscriptions/coupons/applied-coupon.ts: an unknown coupon is refused.
  test.each<[string, unknown]>([
    ['a number, as ids once were', 2],
    ['such a number as text', '2'],
    ['a number below zero', -1],
    ['the code itself', 'GOLD8'],
    ['bytes that nobody has signed', 'A'.repeat(56)],
    ['letters that no id has', 'ü\0'],
    ['more letters than an id has', 'x'.repeat(201)],
    ['a boolean', true],
    ['an object', {}],
  ])('by an id that no Apply has answered, %s, is refused (API-28)', async (_what, id) =>
    refused(await createBuyer(product), id, planIds.gold),
  )

  test('by an id that was issued to another user is refused (PLAN-28)', async () => {
    const id = await (await createBuyer(product)).applyCode('WELCOME4', planIds.silver)
    await refused(await createBuyer(product), id, planIds.silver)
  })

  test('by an id that was issued for another plan is refused, even if the code is for any plan (PLAN-28)', async () => {
    const buyer = await createBuyer(product)
    await refused(buyer, await buyer.applyCode('WELCOME4', planIds.silver), planIds.diamond)
  })

  test('by an id that was changed is refused (PLAN-28)', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.applyCode('WELCOME4', planIds.silver)
    const changed = Buffer.from(id, 'base64url')
    changed[3] = 2
    await refused(buyer, changed.toString('base64url'), planIds.silver)
  })

  test('by an id that is older than 30 minutes is refused until the code is applied again (PLAN-28)', async () => {
    const product2 = await createTestApp({ payments: true })
    try {
      const buyer = await createBuyer(product2)
      const id = await buyer.applyCode('GOLD8', planIds.gold)
      product2.clock.advance({ minutes: 30 })
      await refused(buyer, id, planIds.gold)
      const fresh = await buyer.applyCode('GOLD8', planIds.gold)
      product2.clock.advance({ minutes: 29, seconds: 59 })
      expect((await buyer.buy(couponOrder(fresh, planIds.gold))).status).toBe(200)
    } finally {
      await product2.close()
    }
  })

  // Guard in server/domains/subscriptions/coupons/applied-coupon.ts: a coupon is validated again when it is redeemed.
  test('by a code that ended after it was applied is refused', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.applyCode('GOLD8', planIds.gold)
    const { db } = product.context
    const setEnd = (expires_at: Temporal.Instant | null) =>
      db.updateTable('coupons').set({ expires_at }).where('code', '=', 'GOLD8').execute()
    await setEnd(product.clock.now())
    try {
      await refused(buyer, id, planIds.gold, 'This promo code has expired.')
    } finally {
      await setEnd(null)
    }
  })

  test('works in another process on the same database', async () => {
    const buyer = await createBuyer(product)
    const id = await buyer.applyCode('WELCOME4', planIds.silver)
    const other = await startSecondProcess(product)
    try {
      const body = couponOrder(id, planIds.silver)
      const buying = 'POST /api/payment-plan/buy-subscription'
      expect((await other.call(buying, { token: buyer.token, body })).status).toBe(200)
    } finally {
      await other.close()
    }
  })
})

describe('wrong promo codes', () => {
  const { silver } = planIds
  const wrong = (buyer: Buyer, code = 'GUESS') => apply(buyer, code, silver)

  test('are limited to ten an account and one more each minute; valid codes do not count (PLAN-29)', async () => {
    const product2 = await createTestApp()
    try {
      const [buyer, other] = [await createBuyer(product2), await createBuyer(product2)]
      for (let times = 1; times <= 12; times++) await buyer.applyCode('WELCOME4', silver)
      for (const code of ['NOSUCH', 'OLDMOON', 'GOLD8', '', 'a', 'b', 'c', 'd', 'e', 'f'])
        expect((await wrong(buyer, code)).status).toBe(404)
      for (const code of ['g', 'WELCOME4']) {
        const { status, body, headers } = await wrong(buyer, code)
        expect([status, body.code, headers['retry-after']]).toEqual([
          429,
          'too-many-requests',
          '60',
        ])
      }
      expect((await wrong(other)).status).toBe(404)
      product2.clock.advance({ minutes: 1 })
      await buyer.applyCode('WELCOME4', silver)
      expect((await wrong(buyer)).status).toBe(404)
      expect((await wrong(buyer)).status).toBe(429)
    } finally {
      await product2.close()
    }
  })

  test('are limited to ten, even if they are sent at the same time (PLAN-29)', async () => {
    const buyer = await createBuyer(product)
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong(buyer)))
    const count = (one: number) => answers.filter(({ status }) => status === one).length
    expect([count(404), count(429)]).toEqual([10, 5])
  })
})
