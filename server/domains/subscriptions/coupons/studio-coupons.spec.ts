import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '../../../platform/database/write.ts'
import { createBuyer, planIds } from '../../../testing/buyers.ts'
import { succeed } from '../../../testing/second-factors.ts'
import { callStudio, createStaff } from '../../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endCoupon, makeCoupon } from '../index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

/** Makes a call as an owner who has just signed in. */
async function call(name: string, body?: object) {
  const { cookie } = await createStaff(product, 'owner')
  return callStudio(product, name, { cookie, ...(body ? { body } : {}) })
}
const plain = { weeks: 6, plan_id: null, starts_at: null, expires_at: null }
const make = (code: string, terms: object = {}) =>
  call('POST /make-promo-code', { ...plain, code, ...terms })
const end = (code: string) => call('POST /end-promo-code', { code })
const list = (query = '') => succeed(call(`GET /promo-codes${query}`))
const codesOf = async (state: string) =>
  (await list(`?state=${state}`)).promo_codes.map(({ code }: { code: string }) => code)
const listActs = async (code: string) =>
  (await succeed(call(`GET /acts?object=promo+code&object_id=${code}`))).acts
const apply = async (code: string, plan: number = planIds.gold) => {
  const buyer = await createBuyer(product)
  return buyer.call(
    `POST /api/payment-plan/apply-discount-code?code=${code}&selectedPlan=${plan}&selectedlang=1`,
  )
}

test('an owner makes a code for one plan, which is redeemed, counted and recorded (STU-182, STU-183)', async () => {
  const made = await succeed(make(' diwali6 ', { plan_id: planIds.gold }))
  expect(made).toEqual({
    id: 1000,
    code: 'DIWALI6',
    state: 'active',
    weeks: 6,
    plan: { id: planIds.gold, title: 'Gold' },
    starts_at: null,
    expires_at: null,
    ended_at: null,
    redemptions: 0,
  })
  expect((await apply('DIWALI6', planIds.silver)).body.code).toBe('coupon-other-plan')
  const buyer = await createBuyer(product)
  const coupon_code_id = await buyer.applyCode('diwali6', planIds.gold)
  const order = { payment_plan_id: planIds.gold, horoscope_id: 1, card_id: 0, coupon_code_id }
  expect((await buyer.buy(order)).body.type).toBe('succeeded')
  expect((await list()).promo_codes[0]).toEqual({ ...made, redemptions: 1 })
  expect(await listActs('DIWALI6')).toMatchObject([
    { act: 'coupon make', before: null, after: { weeks: 6, plan: 'Gold', expires_at: null } },
  ])
})

test('a code that is ended is not applied and not redeemed, and what was bought with it goes on (STU-184)', async () => {
  await succeed(make('ENDING'))
  const [early, late] = [await createBuyer(product), await createBuyer(product)]
  const order = async (buyer: typeof early) => ({
    payment_plan_id: planIds.silver,
    horoscope_id: 1,
    card_id: 0,
    coupon_code_id: await buyer.applyCode('ENDING', planIds.silver),
  })
  const [first, second] = [await order(early), await order(late)]
  expect((await early.buy(first)).body.type).toBe('succeeded')
  const ended = await succeed(end('ending'))
  expect(ended).toMatchObject({ state: 'ended', ended_at: '2026-11-21T09:00:00Z', redemptions: 1 })
  expect((await apply('ENDING')).body.code).toBe('coupon-expired')
  expect((await late.buy(second)).status).toBe(422)
  expect(await early.active()).toHaveLength(1)
  const [again, unknown] = [await end('ENDING'), await end('NOSUCH')]
  expect([again.body.code, unknown.body.code]).toEqual(['coupon-expired', 'coupon-unknown'])
  expect((await listActs('ENDING')).map(({ act }: { act: string }) => act)).toEqual([
    'coupon end',
    'coupon make',
  ])
})

// Guard in server/domains/subscriptions/orders/subscription-payable.ts: nobody redeems a code that ended after the order was quoted.
test('an end that is under way is waited for, and nobody redeems the code after it (STU-184)', async () => {
  await succeed(make('RACING'))
  const buyer = await createBuyer(product)
  const coupon_code_id = await buyer.applyCode('RACING', planIds.silver)
  const order = { payment_plan_id: planIds.silver, horoscope_id: 1, card_id: 0, coupon_code_id }
  const { db } = product.context
  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  const { buying } = await write(db, async (trx) => {
    await endCoupon(trx, { code: 'racing', at: product.clock.now() })
    const started = { buying: buyer.buy(order) }
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
    return started
  })
  const { status, body } = await buying
  expect([status, body.code]).toEqual([404, 'coupon-expired'])
  expect(await buyer.active()).toEqual([])
})

test('a code is unique in any case, also among those that have ended (STU-183)', async () => {
  const answers = await Promise.all([make('once'), make('ONCE'), make('Once'), make('OTHER')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('coupon-exists')
  await succeed(end('once'))
  expect((await make('once')).status).toBe(409)
})

test('a code is coming until its start and expires at its end (STU-182)', async () => {
  const times = { starts_at: '2026-11-21T09:10:00Z', expires_at: '2026-11-21T09:20:00Z' }
  await succeed(make('TIMED', times))
  expect(await codesOf('coming')).toEqual(['TIMED'])
  expect((await apply('TIMED')).body.code).toBe('coupon-not-yet')
  product.clock.set(times.starts_at)
  expect(await codesOf('coming')).toEqual([])
  expect((await apply('TIMED')).status).toBe(200)
  product.clock.set(times.expires_at)
  expect(await codesOf('expired')).toEqual(['TIMED', 'OLDMOON'])
  expect((await apply('TIMED')).body.code).toBe('coupon-expired')
})

test('codes are listed by pages, the newest first, each once (STU-182)', async () => {
  const made = Array.from({ length: 26 }, (_, number) => `PAGE-${number + 10}`)
  await write(product.context.db, async (trx) => {
    for (const code of made) await makeCoupon(trx, { ...plain, code }, product.clock.now())
  })
  const first = await list('?state=active')
  const rest = await list(`?state=active&after=${first.next}`)
  expect(first.promo_codes).toHaveLength(25)
  const codes = [...first.promo_codes, ...rest.promo_codes].map(({ code }) => code)
  expect(codes.slice(0, 26)).toEqual(made.toReversed())
  expect(new Set(codes).size).toBe(codes.length)
  expect([codes.at(-1), rest.next]).toEqual(['WELCOME4', null])
})

test('a code for the combo, an unknown plan, no weeks or a past end is refused (STU-183)', async () => {
  for (const plan_id of [planIds.combo, 99])
    expect((await make('REFUSED', { plan_id })).status).toBe(404)
  const fieldsOf = async (code: string, terms: object) =>
    Object.keys((await make(code, terms)).body.errors ?? {})
  expect(await fieldsOf('AB', {})).toEqual(['code'])
  expect(await fieldsOf('REFUSED', { weeks: 521 })).toEqual(['weeks'])
  expect(await fieldsOf('REFUSED', { expires_at: '2026-11-01T00:00:00Z' })).toEqual(['expires_at'])
  expect(await listActs('REFUSED')).toEqual([])
})
