import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, planIds } from './testing/buyers.ts'
import { buildSignUpForm, createPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { ensureCurrentEditions } from './domains/horoscopes/index.ts'
import { composeEdition } from './testing/compose-edition.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
  await ensureCurrentEditions(product.context, composeEdition)
})
afterAll(() => product.close())

const names = /^(?:lookups|sign_ups|first_visit_readings|plan_pages|subscriptions_bought)_total/

/** Reads the counters of visitors by name and label, as Prometheus does. */
async function readCounters(): Promise<Record<string, number>> {
  const { text } = await product.call('GET /metrics')
  const lines = text.split('\n').filter((line) => names.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

/** Returns the counters that an action raised, and by how much. */
async function listRaised(action: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readCounters()
  await action()
  const after = await readCounters()
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
      .filter(([, raised]) => raised !== 0),
  )
}

const { dob, pob } = buildSignUpForm()
const birth = { date_of_birth: dob, place_of_birth: pob }
const readWeek = (token: string, sign = 'capricorn') =>
  product.call(`GET /api/horoscope/user-new-single-horoscope/weekly/${sign}`, { token })

test('every counter of visitors is on /metrics before its first event (ENT-84)', async () => {
  expect(Object.keys(await readCounters()).toSorted()).toEqual([
    'first_visit_readings_total',
    'lookups_total{kind="moonsign"}',
    'lookups_total{kind="rising_sign"}',
    'plan_pages_total',
    'sign_ups_total{after_lookup="false"}',
    'sign_ups_total{after_lookup="true"}',
    'subscriptions_bought_total{by="card"}',
    'subscriptions_bought_total{by="coupon"}',
  ])
})

test('lookups count by kind, and refused ones do not (ENT-84)', async () => {
  const raised = await listRaised(async () => {
    await product.call('POST /api/moonsign-lookup', { body: birth })
    await product.call('POST /api/rising-sign-lookup', { body: birth })
    await product.call('POST /api/rising-sign-lookup', { body: birth })
    const future = { ...birth, date_of_birth: '2099-01-01 00:00:00' }
    expect((await product.call('POST /api/moonsign-lookup', { body: future })).status).toBe(422)
  })
  expect(raised).toEqual({
    'lookups_total{kind="moonsign"}': 1,
    'lookups_total{kind="rising_sign"}': 2,
  })
})

test('sign-ups count by whether they came from a lookup, and a taken email does not (ENT-84)', async () => {
  const raised = await listRaised(async () => {
    const { email } = await createPerson(product, { came_from_lookup: true })
    await createPerson(product)
    await expect(createPerson(product, { email })).rejects.toThrow('422')
  })
  expect(raised).toEqual({
    'sign_ups_total{after_lookup="true"}': 1,
    'sign_ups_total{after_lookup="false"}': 1,
  })
})

// Guard in server/domains/access/access.repository.ts: concurrent readings count once.
test('an account that opens a reading within an hour of its sign-up counts once (ENT-84)', async () => {
  const early = await createPerson(product)
  const late = await createPerson(product)
  // A reading that is not open to an account is no visit to a reading.
  product.clock.advance({ minutes: 10 })
  expect(await listRaised(() => readWeek(early.token, 'leo'))).toEqual({})
  const raised = await listRaised(async () => {
    await Promise.all([1, 2, 3].map(() => readWeek(early.token)))
    await readWeek(early.token)
    for (let minute = 10; minute < 60; minute += 10) {
      product.clock.advance({ minutes: 10 })
      await product.call('GET /api/user/get-user-details', { token: late.token })
    }
    product.clock.advance({ seconds: 1 })
    await readWeek(late.token)
  })
  expect(raised).toEqual({ first_visit_readings_total: 1 })
})

test('openings of the page of plans count, other readings of the plans do not (ENT-84)', async () => {
  const raised = await listRaised(async () => {
    const headers = { 'x-opened-page': 'plans' }
    await product.call('GET /api/payment-plan/plans', { headers })
    await product.call('GET /api/payment-plan/plans', { headers })
    await product.call('GET /api/payment-plan/plans', { headers: { 'x-opened-page': 'x' } })
    await product.call('GET /api/payment-plan/plans')
  })
  expect(raised).toEqual({ plan_pages_total: 2 })
})

test('subscriptions count once when they are fulfilled, by card or promo code, and refused cards do not (ENT-84)', async () => {
  const buyer = await createBuyer(product)
  const good = await buyer.saveCard('good')
  const refused = await buyer.saveCard('failsWhenCharged')
  const silver = { payment_plan_id: planIds.silver, horoscope_id: 1 }
  const raised = await listRaised(async () => {
    expect((await buyer.buy({ ...silver, card_id: refused })).status).toBe(402)
    expect((await buyer.buy({ ...silver, card_id: good })).status).toBe(200)
    const coupon_code_id = await buyer.applyCode('WELCOME4', planIds.gold)
    const gold = { payment_plan_id: planIds.gold, horoscope_id: 5, card_id: 0, coupon_code_id }
    expect((await buyer.buy(gold)).status).toBe(200)
  })
  expect(raised).toEqual({
    'subscriptions_bought_total{by="card"}': 1,
    'subscriptions_bought_total{by="coupon"}': 1,
  })
})
