import type { Period, SingleHoroscope } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBuyer,
  type Buyer,
  type CardName,
  listPaidAmounts,
  planIds,
} from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { spanAt, periodIdOf } from '../periods/calendar.rules.ts'
import { ensureEditions } from '../index.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

const leo = 5
const virgo = 6

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
  await ensureEditions(product.context, composeEdition)
})
afterAll(() => product.close())

const readHoroscope = async (buyer: Buyer, path: string): Promise<SingleHoroscope> =>
  (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/${path}`)).body.horoscope
const newestPeriod = ({ horoscopeData }: SingleHoroscope): Period => horoscopeData.at(-1)!
const isOpen = ({ parts, translations }: Period) =>
  parts.length > 0 && parts.every((part) => part.user_has_access) && !!translations[0]?.name

/** Creates a buyer who can read nothing of Leo: the moonsign of the sign-up form is another. */
async function createReader(card: CardName = 'good') {
  const buyer = await createBuyer(product)
  const week = newestPeriod(await readHoroscope(buyer, 'weekly/leo'))
  expect(week.parts).toEqual([])
  return { ...buyer, card: await buyer.saveCard(card), week }
}
type Reader = Awaited<ReturnType<typeof createReader>>

const order = (reader: Reader, change: object = {}) =>
  reader.call('POST /api/payment-plan/one-off-horoscope-purchase', {
    payment_plan_id: planIds.silver,
    card_id: reader.card,
    horoscope_id: leo,
    horoscope_data_id: reader.week.id,
    selectedLang: 1,
    type: '1',
    ...change,
  })
const complete = (buyer: Buyer, id: string) =>
  buyer.call('POST /api/payment-plan/complete-one-off-purchase', { userOneOffPurchaseId: id })

describe('one period', () => {
  test('is charged and opened without its neighbours (API-34, ONE-08, ONE-09, PAY-22)', async () => {
    const reader = await createReader()
    const { status, body } = await order(reader)
    expect([status, body]).toEqual([
      200,
      {
        type: 'succeeded',
        client_secret: null,
        userOneOffPurchaseId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: expect.stringMatching(/^Thank you/),
      },
    ])
    expect(await listPaidAmounts(product, reader)).toEqual([249])
    const leos = await readHoroscope(reader, 'weekly/leo')
    expect(leos.horoscopeData.filter(isOpen).map(({ id }) => id)).toEqual([reader.week.id])
    expect(leos.horoscopeData.length).toBeGreaterThan(5)
    expect(newestPeriod(leos).parts[0]?.translations[0]?.description).toEqual(expect.any(String))
    expect([leos.has_one_off_purchase, leos.is_user_subscribed]).toEqual([true, false])
    expect((await readHoroscope(reader, 'monthly/leo')).horoscopeData.filter(isOpen)).toEqual([])
    expect((await readHoroscope(reader, 'weekly/virgo')).has_one_off_purchase).toBe(false)
  })

  test('has the price of its reading period, and a year includes its sections (LIFE-14)', async () => {
    const reader = await createReader()
    for (const [path, plan] of [
      ['monthly/leo', planIds.gold],
      ['yearly/leo', planIds.diamond],
    ] as const) {
      const { id } = newestPeriod(await readHoroscope(reader, path))
      const { body } = await order(reader, { payment_plan_id: plan, horoscope_data_id: id })
      expect(body.type).toBe('succeeded')
      expect(isOpen(newestPeriod(await readHoroscope(reader, path)))).toBe(true)
    }
    expect(newestPeriod(await readHoroscope(reader, 'yearly/leo')).parts).toHaveLength(13)
    expect((await listPaidAmounts(product, reader)).toSorted()).toEqual([299, 999])
  })

  test('stays open long after it has ended (ONE-09)', async () => {
    const later = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
    try {
      const buyer = await createBuyer(later)
      const { id } = newestPeriod(await readHoroscope(buyer, 'weekly/leo'))
      const { body } = await buyer.call('POST /api/payment-plan/one-off-horoscope-purchase', {
        payment_plan_id: planIds.silver,
        card_id: await buyer.saveCard('good'),
        horoscope_data_id: id,
      })
      expect(body.type).toBe('succeeded')
      later.clock.advance({ hours: 24 * 800 })
      const { horoscopeData } = await readHoroscope(buyer, 'weekly/leo')
      expect(horoscopeData.filter(isOpen).map((period) => period.id)).toEqual([id])
    } finally {
      await later.close()
    }
  })

  test('that only a trial opens can be bought', async () => {
    const reader = await createReader()
    const { key, id } = reader.user.generated_horoscope
    const week = newestPeriod(await readHoroscope(reader, `weekly/${key}`))
    expect(isOpen(week)).toBe(true)
    const bought = await order(reader, { horoscope_id: id, horoscope_data_id: week.id })
    expect(bought.body.type).toBe('succeeded')
  })
})

// Guard in server/domains/horoscopes/purchases/buy-one-off.ts: a period that begins in the future is not sold.
// Guard in server/domains/horoscopes/purchases/buy-one-off.ts: a period is sold at the price of its own type.
describe('no charge is made', () => {
  const inTwoWeeks = () =>
    periodIdOf(spanAt('weekly', Temporal.PlainDate.from('2026-11-21').add({ weeks: 2 })), leo)

  test.each<[string, () => object, number, string]>([
    [
      'for a plan that sells periods of another type',
      () => ({ payment_plan_id: 3 }),
      422,
      'invalid',
    ],
    ['for a plan that does not exist', () => ({ payment_plan_id: 77 }), 422, 'invalid'],
    ['without a plan', () => ({ payment_plan_id: undefined }), 422, 'invalid'],
    ['without a period', () => ({ horoscope_data_id: undefined }), 422, 'invalid'],
    [
      'for a period that does not exist',
      () => ({ horoscope_data_id: 77 }),
      404,
      'horoscope-not-found',
    ],
    [
      'for a period that has not begun',
      () => ({ horoscope_data_id: inTwoWeeks() }),
      404,
      'horoscope-not-found',
    ],
    ['for a period of another sign', () => ({ horoscope_id: virgo }), 422, 'invalid'],
    ['without a card', () => ({ card_id: 0 }), 422, 'invalid'],
    ['for the card of another person', () => ({ card_id: 'pm_other' }), 404, 'card-not-found'],
  ])('%s (ONE-07)', async (_what, change, status, code) => {
    const reader = await createReader()
    const answer = await order(reader, change())
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await listPaidAmounts(product, reader)).toEqual([])
  })

  test('for a second purchase: 409, also with another card and weeks later (ONE-10)', async () => {
    const reader = await createReader()
    const first = await order(reader, { request_key: 'press-of-pay-1' })
    const other = await reader.saveCard('french')
    for (const change of [{}, { card_id: other }, { request_key: 'press-of-pay-2' }]) {
      const again = await order(reader, change)
      expect([again.status, again.body.code]).toEqual([409, 'already-owned'])
    }
    product.clock.advance({ minutes: 20 })
    const late = await order(reader)
    expect([late.status, late.body.message]).toEqual([
      409,
      'This is already open to you. Nothing was charged.',
    ])
    const lost = await order(reader, { request_key: 'press-of-pay-1' })
    expect([lost.status, lost.body]).toEqual([200, first.body])
    expect(await listPaidAmounts(product, reader)).toEqual([249])
  })

  // Guard in server/domains/payments/checkout/buy.ts:
  // whether the buyer already has access is checked before the charge.
  test('for a period that a subscription opens (ONE-10)', async () => {
    const reader = await createReader()
    await reader.buy({ payment_plan_id: planIds.silver, horoscope_id: leo, card_id: reader.card })
    const answer = await order(reader)
    expect([answer.status, answer.body.code]).toEqual([409, 'already-owned'])
    const month = newestPeriod(await readHoroscope(reader, 'monthly/leo'))
    const change = { payment_plan_id: planIds.gold, horoscope_data_id: month.id }
    expect((await order(reader, change)).body.type).toBe('succeeded')
    expect((await listPaidAmounts(product, reader)).toSorted()).toEqual([199, 299])
  })

  test('more than once by eight tabs at a time with different request keys (ONE-10, PAY-23)', async () => {
    const reader = await createReader()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => order(reader, { request_key: `tab-number-${tab}` })),
    )
    expect(answers.map(({ status }) => status).filter((one) => one === 200)).not.toEqual([])
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual(
        status === 200 ? [200, undefined] : [409, 'already-owned'],
      )
    expect(await listPaidAmounts(product, reader)).toEqual([249])
    const { rows } = await readPurchases(reader)
    expect(rows.filter(({ state }) => state === 'fulfilled')).toHaveLength(1)
  })

  test('to a card that is declined, and the period can be bought with another (PAY-21)', async () => {
    const reader = await createReader('failsWhenCharged')
    const refused = await order(reader)
    expect([refused.status, refused.body.code]).toEqual([402, 'card-refused'])
    expect(isOpen(newestPeriod(await readHoroscope(reader, 'weekly/leo')))).toBe(false)
    expect((await order(reader, { card_id: await reader.saveCard('good') })).status).toBe(200)
    expect(await listPaidAmounts(product, reader)).toEqual([249])
  })
})

const readPurchases = async ({ user }: Buyer) => ({
  rows: await product.context.db
    .selectFrom('purchases')
    .select(['id', 'state', 'kind', 'description', 'translations'])
    .where('user_id', '=', user.id)
    .execute(),
})

describe('with 3-D Secure', () => {
  test('a period is opened only once the provider reports the payment (API-35, PAY-22)', async () => {
    const reader = await createReader('requires3ds')
    const { body } = await order(reader)
    expect(body).toMatchObject({
      type: 'require_3d',
      client_secret: expect.stringContaining('_secret_'),
      msg: 'Card requires additional authentication',
    })
    const id = body.userOneOffPurchaseId as string
    const early = await complete(reader, id)
    expect([early.status, early.body.code]).toEqual([409, 'payment-incomplete'])
    expect(isOpen(newestPeriod(await readHoroscope(reader, 'weekly/leo')))).toBe(false)

    await product.sandbox.answerBank(body.client_secret, 'Complete')
    const stranger = await complete(await createBuyer(product), id)
    expect([stranger.status, stranger.body.code]).toEqual([404, 'not-found'])
    const done = await complete(reader, id)
    expect([done.status, done.body]).toEqual([
      200,
      {
        type: 'succeeded',
        client_secret: null,
        userOneOffPurchaseId: id,
        msg: expect.stringMatching(/^Thank you/),
      },
    ])
    expect(isOpen(newestPeriod(await readHoroscope(reader, 'weekly/leo')))).toBe(true)
    expect(await listPaidAmounts(product, reader)).toEqual([249])
  })

  test('that fails, nothing is opened or charged (PAY-21)', async () => {
    const reader = await createReader('requires3ds')
    const { body } = await order(reader)
    await product.sandbox.answerBank(body.client_secret, 'Fail')
    const { status } = await complete(reader, body.userOneOffPurchaseId)
    expect(status).toBe(409)
    expect(isOpen(newestPeriod(await readHoroscope(reader, 'weekly/leo')))).toBe(false)
    expect(await listPaidAmounts(product, reader)).toEqual([])
  })
})

describe('the description of a purchase', () => {
  test('is stored in both languages, and sent once in the buyer’s (ONE-09)', async () => {
    const reader = await createReader()
    await order(reader, { selectedLang: 2 })
    expect((await readPurchases(reader)).rows).toMatchObject([
      {
        kind: 'one_off',
        description: expect.stringMatching(/^Weekly horoscope for Leo, 16.–.22 November 2026$/),
        translations: [
          { language_id: 1, description: expect.stringMatching(/^Weekly horoscope for Leo/) },
          {
            language_id: 2,
            description: expect.stringMatching(/^सिंह का साप्ताहिक राशिफल, 16–22 नवंबर 2026$/),
          },
        ],
      },
    ])
    await product.jobs.run()
    const mails = product.mails.filter(({ to }) => to === reader.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^आपकी रसीद: सिंह का साप्ताहिक राशिफल/)
    expect(mails[0]?.text).toContain('21 नवंबर 2026 को आपने £2.49 का भुगतान किया')
    expect(mails[0]?.text).toContain('भुगतान Visa कार्ड से हुआ, जिसके अंतिम अंक 4242 हैं।')
    expect(mails[0]?.text).toContain('/horoscope/weekly/leo')
  })
})
