import type { Period, SingleHoroscope } from '@rashi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../../../testing/buyers.ts'
import { succeed } from '../../../testing/second-factors.ts'
import { callStudio, createStaff } from '../../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { leo, newestPeriod, waitForContent } from '../testing/horoscope-fixtures.ts'
import { ensureCurrentEditions } from './ensure-editions.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

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
const read = () => succeed(call('GET /prices'))
const section = async (position: number) =>
  (await read()).sections.find((one: { position: number }) => one.position === position)
const single = async (period: string) =>
  (await read()).singles.find((one: { reading_period: string }) => one.reading_period === period)
const changeSection = (position: number, version: number, amount_pence: number) =>
  call('POST /change-section-price', { position, version, amount_pence })
const changeSingle = (reading_period: string, version: number, amount_pence: number) =>
  call('POST /change-single-price', { reading_period, version, amount_pence })
const listActs = async (object: string) =>
  (await succeed(call(`GET /acts?object=${encodeURIComponent(object)}`))).acts
const readPublic = async (path: string): Promise<Period> => {
  waitForContent(product)
  const { body } = await product.call(`GET /api/horoscope/new-single-horoscope/${path}`)
  return newestPeriod(body.horoscope as SingleHoroscope)
}
/** Responses are cached for a second. */
const soon = { timeout: 10_000 }
const createReader = async () => {
  const buyer = await createBuyer(product)
  return { ...buyer, card_id: await buyer.saveCard('good') }
}

test('the prices of a single week, month and year and of thirteen sections are listed with their names (STU-190, STU-191)', async () => {
  const { singles, sections } = await read()
  expect(singles).toEqual([
    { reading_period: 'weekly', amount_pence: 249, version: 1 },
    { reading_period: 'monthly', amount_pence: 299, version: 1 },
    { reading_period: 'yearly', amount_pence: 999, version: 1 },
  ])
  expect(sections).toHaveLength(13)
  const { parts } = await readPublic('yearly/leo')
  expect(sections.map(({ translations }: any) => translations[0]?.name)).toEqual(
    parts.map(({ translations }) => translations[0]?.name),
  )
  expect(new Set(sections.map(({ amount_pence }: any) => amount_pence))).toEqual(new Set([399]))
})

// Guard in server/domains/horoscopes/periods/change-prices.ts: a change never overwrites one that its author has not seen.
test('a single week costs what an owner sets, who has seen another price is told, and it is recorded (STU-190)', async () => {
  const reader = await createReader()
  const { id } = await readPublic('weekly/leo')
  const buy = (expected_amount: number) =>
    reader.call('POST /api/payment-plan/one-off-horoscope-purchase', {
      payment_plan_id: 1,
      horoscope_id: leo,
      horoscope_data_id: id,
      card_id: reader.card_id,
      selectedLang: 1,
      type: '1',
      expected_amount,
    })
  const answers = await Promise.all([
    changeSingle('weekly', 1, 279),
    changeSingle('weekly', 1, 289),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { amount_pence } = await single('weekly')
  const late = await buy(2.49)
  expect([late.status, late.body.code, late.body.amount]).toEqual([
    409,
    'price-changed',
    amount_pence / 100,
  ])
  expect((await buy(amount_pence / 100)).status).toBe(200)
  expect(await listActs('single price')).toMatchObject([
    {
      act: 'single price',
      object_id: 'weekly',
      before: { amount_pence: 249 },
      after: { amount_pence },
    },
  ])
  for (const pence of [0, 29, 100_001])
    expect((await changeSingle('weekly', 2, pence)).status).toBe(422)
  await succeed(changeSingle('weekly', 2, amount_pence))
  expect((await single('weekly')).version).toBe(2)
})

test('a section costs what an owner sets, in every sign (STU-191)', async () => {
  await succeed(changeSection(2, 1, 450))
  expect(await section(2)).toMatchObject({ amount_pence: 450, version: 2 })
  for (const sign of ['leo', 'virgo']) {
    const readPrices = async () =>
      (await readPublic(`yearly/${sign}`)).parts.slice(0, 3).map((part) => part.current_price)
    await expect.poll(readPrices, soon).toEqual([3.99, 4.5, 3.99])
  }
  const stale = await changeSection(2, 1, 500)
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile'])
  expect((await changeSection(14, 1, 500)).status).toBe(404)
  for (const pence of [-1, 1, 29, 100_001])
    expect((await changeSection(2, 2, pence)).status).toBe(422)
  expect((await listActs('section price'))[0]).toMatchObject({
    object_id: '2',
    before: { amount_pence: 399 },
    after: { amount_pence: 450 },
  })
})

test('a section at 0 is open to everyone, and locked again at a price (STU-191)', async () => {
  const read = async () => (await readPublic('yearly/leo')).parts[4]
  expect((await read())?.user_has_access).toBe(false)
  await succeed(changeSection(5, 1, 0))
  await expect.poll(async () => (await read())?.user_has_access, soon).toBe(true)
  expect((await read())?.translations[0]?.description).toBeTruthy()
  await succeed(changeSection(5, 2, 399))
  await expect.poll(async () => (await read())?.user_has_access, soon).toBe(false)
})

test('periods that are composed later have the prices of then (STU-190, STU-191)', async () => {
  await succeed(changeSection(7, 1, 525))
  await succeed(changeSingle('monthly', 1, 350))
  product.clock.set('2027-01-01T09:00:00Z')
  await ensureCurrentEditions(product.context, composeEdition)
  const { date, parts } = await readPublic('yearly/libra')
  expect([date, parts[6]?.current_price]).toEqual(['2027-01-01', 5.25])
  const prices = await product.context.db
    .selectFrom('parts')
    .innerJoin('periods', 'periods.id', 'parts.period_id')
    .select('price_pence')
    .distinct()
    .where('reading_period', '=', 'monthly')
    .execute()
  expect(prices).toEqual([{ price_pence: 350 }])
})
