import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  correctBirth,
  orderConsultation,
  orderDesk,
  type OrderDesk,
} from '../../testing/consultation-orders.ts'
import { callStudio, createStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const acts = () =>
  product.context.db
    .selectFrom('operator_acts')
    .selectAll()
    .where('object', '=', 'order')
    .orderBy('id')
    .execute()

test('an order is shown with its questions, its buyer and birth, and the record says who looked (STU-157)', async () => {
  const { show, call, member } = await orderDesk(product)
  const { buyer, id } = await orderConsultation(product, { selectedLang: 2 })
  const order = await show(id)
  expect(order).toMatchObject({
    id,
    state: 'open',
    version: 0,
    language_id: 2,
    is_changed: false,
    consultation: { slug: 'work-and-calling' },
    amount: 45,
    questions: [{ id: 101 }, { id: 103 }],
    extra_questions: 'Should I bake bread?',
    phone_number: '+44 2079460018',
    questions_changed_at: null,
    birth_changed_at: null,
    answered_at: null,
    refunded_at: null,
    customer: { id: buyer.user.id, name: 'Mira Sharma', email: buyer.email, gender: 2 },
    birth: {
      moment: '1990-05-17 04:25:00',
      time_unknown: false,
      place: 'Mumbai, Maharashtra, India',
      latitude_degrees: 19.07283,
      longitude_degrees: 72.88261,
    },
    answers: [],
    draft: null,
  })
  expect(Date.parse(order.due_at) - Date.parse(order.created_at)).toBe(14 * 86_400_000)
  expect((await acts()).at(-1)).toMatchObject({
    act: 'order show',
    operator: member.email,
    object_id: id,
  })
  const nobody = await call('GET /order?id=019ab000-0000-7000-8000-000000000000')
  expect([nobody.status, nobody.body.code]).toEqual([404, 'not-found'])
})

// Swiss Ephemeris 2.10 for 16 May 1990 22:55 UTC in Mumbai, sidereal (Lahiri), mean node.
const swissEphemeris = {
  Sun: ['Taurus', 2.073, false],
  Moon: ['Capricorn', 21.692, false],
  Mars: ['Aquarius', 25.688, false],
  Mercury: ['Aries', 14.192, true],
  Jupiter: ['Gemini', 16.092, false],
  Venus: ['Pisces', 20.754, false],
  Saturn: ['Capricorn', 1.497, true],
  Rahu: ['Capricorn', 17.536, true],
  Ketu: ['Cancer', 17.536, true],
} as const
const risingDegrees = 2.7955

test('the chart of an order gives both signs with their certainty and the nine grahas; without a time of birth no houses (STU-157)', async () => {
  const { show } = await orderDesk(product)
  const { buyer, id } = await orderConsultation(product)
  const { chart } = await show(id)
  for (const [graha, [sign, degrees, retrograde]] of Object.entries(swissEphemeris)) {
    const position = chart.positions.find((one: { graha: string }) => one.graha === graha)
    expect(position).toMatchObject({ sign, retrograde })
    expect(position.degrees_in_sign).toBeCloseTo(degrees, 1)
  }
  expect(chart.moonsign).toMatchObject({ sign: 'Capricorn', sky: { certain: true } })
  // The sign began to rise at 4:16, nine minutes before the birth.
  expect(chart.rising_sign).toMatchObject({
    sign: 'Aries',
    sky: { certain: false, other_sign: 'Pisces' },
  })
  expect(chart.rising_sign.sky.degrees_in_sign).toBeCloseTo(risingDegrees, 2)
  const houses = chart.positions.map(({ house }: { house: number }) => house)
  expect(houses).toEqual([2, 10, 11, 1, 3, 12, 10, 10, 4])
  await correctBirth(buyer, { dob: '1990-05-17 12:00:00', time_unknown: true })
  const unknown = await show(id)
  expect(unknown.birth.time_unknown).toBe(true)
  expect(new Set(unknown.chart.positions.map(({ house }: any) => house))).toEqual(new Set([null]))
})

describe('a draft', () => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await orderDesk(product)
  })

  test('is saved with a version number and without its text in the record, and an empty one is removed (STU-158)', async () => {
    const { id } = await orderConsultation(product)
    const saved = await desk.save(id, 0, '  Your tenth house\r\n\r\nis strong.  ')
    expect(saved.body.order).toMatchObject({
      version: 1,
      state: 'open',
      draft: { text: 'Your tenth house\r\n\r\nis strong.', saved_by: 'Asha Rao' },
    })
    expect((await acts()).at(-1)).toMatchObject({ act: 'answer draft', object_id: id })
    expect(JSON.stringify(await acts())).not.toContain('tenth house')
    const removed = await desk.save(id, 1, ' \n ')
    expect(removed.body.order).toMatchObject({ version: 2, draft: null })
  })

  // Guard in server/domains/consultations/studio/write-answer.ts: a draft never overwrites one that its author has not seen.
  test('of three that are saved at the same time one is kept, and the others are told (STU-158)', async () => {
    const { id } = await orderConsultation(product)
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => desk.save(id, 0, text)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile')
    const kept = answers.find(({ status }) => status === 200)?.body.order.draft.text
    expect((await desk.show(id)).draft.text).toBe(kept)
  })

  test('may be as long as six pages of Hindi, and no longer (STU-158)', async () => {
    const { id } = await orderConsultation(product)
    expect((await desk.save(id, 0, 'क'.repeat(20_000))).status).toBe(200)
    const long = await desk.save(id, 1, 'क'.repeat(20_001))
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['text']])
    expect((await desk.save(id, 1, 'bell \u0007')).status).toBe(422)
  })
})

describe('the list of orders', () => {
  test('names nobody, and gives open ones by due date and closed ones the newest first, in pages by key (STU-156)', async () => {
    const own = await createTestApp({ payments: true })
    const { call, send } = await orderDesk(own, 'owner')
    const { id } = await orderConsultation(own)
    const { db } = own.context
    const template = await db
      .selectFrom('consultation_orders')
      .selectAll()
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 29 }, (_, n) => ({
      ...template,
      birth: null,
      id: `019be0f2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
      // Three at the same time, and later ones with lesser ids.
      created_at: template.created_at.add({ hours: 1 + Math.floor((29 - n) / 3) }),
    }))
    await db.insertInto('consultation_orders').values(copies).execute()
    const first = await call('GET /orders')
    expect(first.text).not.toMatch(/Mira|example\.org|2079460018/)
    expect(first.body.orders[0]).toMatchObject({ id, state: 'open', language_id: 1 })
    const second = await call(`GET /orders?list=open&after=${first.body.next}`)
    expect(second.body.next).toBeNull()
    const all = [...first.body.orders, ...second.body.orders]
    const dues = all.map(({ due_at }) => due_at)
    expect(first.body.orders).toHaveLength(25)
    expect(new Set(all.map((order) => order.id)).size).toBe(30)
    expect(dues).toEqual(dues.toSorted())
    for (const [index, copy] of copies.slice(0, 27).entries())
      await db
        .updateTable('consultation_orders')
        .set(index === 0 ? { revoked_at: copy.created_at } : { answered_at: copy.created_at })
        .where('id', '=', copy.id)
        .execute()
    expect((await send(id, 0, 'Bake it.')).status).toBe(200)
    const closed = await call('GET /orders?list=closed')
    const rest = await call(`GET /orders?list=closed&after=${closed.body.next}`)
    const both = [...closed.body.orders, ...rest.body.orders]
    expect(both.map(({ state }) => state).toSorted()).toEqual([
      ...Array(27).fill('answered'),
      'refunded',
    ])
    const made = both.map(({ created_at }) => created_at)
    expect(made).toEqual(made.toSorted().toReversed())
    expect((await call('GET /orders')).body.orders).toHaveLength(2)
    await own.close()
  })

  test('counts what waits, what is due in three days, and what is overdue (STU-156)', async () => {
    const own = await createTestApp({ payments: true })
    await orderConsultation(own)
    const count = async () => {
      // A session of staff ends after 15 minutes.
      const fresh = await orderDesk(own)
      const { orders } = (await fresh.call('GET /orders')).body
      return [(await fresh.call('GET /orders-waiting')).body, orders[0].state]
    }
    expect(await count()).toEqual([{ open: 1, due_soon: 0, overdue: 0 }, 'open'])
    own.clock.advance({ hours: 11 * 24 })
    expect(await count()).toEqual([{ open: 1, due_soon: 1, overdue: 0 }, 'due-soon'])
    own.clock.advance({ hours: 3 * 24 })
    expect(await count()).toEqual([{ open: 1, due_soon: 0, overdue: 1 }, 'overdue'])
    await own.close()
  })
})

test('orders are open to owners and support only (STU-156)', async () => {
  const { id } = await orderConsultation(product)
  for (const role of ['editor', 'approver', 'viewer'] as const) {
    const { cookie } = await createStaff(product, role)
    for (const name of ['GET /orders', 'GET /orders-waiting', `GET /order?id=${id}`])
      expect((await callStudio(product, name, { cookie })).status).toBe(403)
  }
})
