import type { Part, Period, SingleHoroscope, UserLifeEvent } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBuyer,
  type Buyer,
  type CardName,
  listPaidAmounts,
  planIds,
} from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { write } from '../../../platform/database/write.ts'
import { positionOfPart } from '../periods/calendar.rules.ts'
import { setSectionPrice } from '../periods/section-price.repository.ts'
import { waitForContent } from '../testing/horoscope-fixtures.ts'

const leo = 5
const sectionPence = 399

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

const readYear = async (buyer: Buyer, sign = 'leo'): Promise<Period> => {
  const path = `GET /api/horoscope/user-new-single-horoscope/yearly/${sign}`
  return ((await buyer.call(path)).body.horoscope as SingleHoroscope).horoscopeData.at(-1)!
}
const listOpenIds = ({ parts }: Period) =>
  parts.filter(({ user_has_access }) => user_has_access).map(({ id }) => id)
const listDescriptions = ({ translations }: Part) =>
  translations.map(({ description }) => description)

async function createReader(card: CardName = 'good') {
  const buyer = await createBuyer(product)
  const sections = (await readYear(buyer)).parts.map(({ id }) => id)
  return { ...buyer, card: await buyer.saveCard(card), sections }
}
type Reader = Awaited<ReturnType<typeof createReader>>

const order = (reader: Reader, parts: unknown, change: object = {}) =>
  reader.call('POST /api/payment-plan/buy-life-event', {
    horoscopeDataParts: parts,
    selectedLang: 1,
    card_id: reader.card,
    ...change,
  })
const authorize = (buyer: Buyer, id: string, client_secret = 'forged') =>
  buyer.call('POST /api/payment-plan/authorize-life-event-purchase', {
    client_secret,
    userLifeEventId: id,
  })

describe('sections of a year', () => {
  test('are charged at their price, and only they are opened (API-32, LIFE-10, LIFE-14, PAY-22)', async () => {
    const reader = await createReader()
    const [first, third, seventh] = [0, 2, 6].map((index) => reader.sections[index]!)
    const { db } = product.context
    await db.updateTable('parts').set({ price_pence: 150 }).where('id', '=', seventh!).execute()
    const { status, body } = await order(reader, [seventh, String(first), third, third], {
      payment_type: 'web',
    })
    expect([status, body]).toEqual([
      200,
      {
        payment_type: 'succeeded',
        client_secret: null,
        userLifeEventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: expect.stringMatching(/^Thank you/),
      },
    ])
    expect(await listPaidAmounts(product, reader)).toEqual([2 * sectionPence + 150])
    const year = await readYear(reader)
    expect(listOpenIds(year)).toEqual([first, third, seventh])
    for (const part of year.parts)
      expect(listDescriptions(part)).toEqual(
        Array(2).fill(part.user_has_access ? expect.any(String) : undefined),
      )
    await db
      .updateTable('parts')
      .set({ price_pence: sectionPence })
      .where('id', '=', seventh!)
      .execute()
  })

  test('are listed for their buyer with text, sign and year, and add their signs to the yearly list', async () => {
    const reader = await createReader()
    const ofVirgo = (await readYear(reader, 'virgo')).parts[4]!.id
    await order(reader, [ofVirgo])
    product.clock.advance({ minutes: 1 })
    await order(reader, reader.sections.slice(0, 2))
    const { body } = await reader.call('GET /api/user-life-event')
    const events = body.userLifeEvents as UserLifeEvent[]
    expect(events.map(({ id, horoscope, date }) => [id, horoscope.key, date])).toEqual([
      [reader.sections[0], 'Leo', '2026-01-01'],
      [reader.sections[1], 'Leo', '2026-01-01'],
      [ofVirgo, 'Virgo', '2026-01-01'],
    ])
    for (const event of events) {
      expect(event).toMatchObject({ user_has_access: true })
      expect(listDescriptions(event)).toEqual([expect.any(String), expect.any(String)])
    }
    const { Weekly, Yearly } = (await reader.call('GET /api/horoscope/user-horoscopes')).body
      .activeHoroscopes as Record<string, { horoscope: SingleHoroscope }[]>
    const generated = reader.user.generated_horoscope.key
    const listKeys = (listed: typeof Weekly) => listed?.map(({ horoscope }) => horoscope.key)
    expect(listKeys(Weekly)).toEqual([generated])
    expect(new Set(listKeys(Yearly))).toEqual(new Set(['Leo', 'Virgo', generated]))
    const stranger = await createBuyer(product)
    expect((await stranger.call('GET /api/user-life-event')).body).toEqual({ userLifeEvents: [] })
  })

  test('of two signs are one purchase, described in both languages and in one email', async () => {
    const reader = await createReader()
    const ofVirgo = (await readYear(reader, 'virgo')).parts[0]!
    const { body } = await order(reader, [reader.sections[1], ofVirgo.id])
    const stored = await product.context.db
      .selectFrom('purchases')
      .select(['kind', 'description', 'translations', 'amount_pence'])
      .where('id', '=', body.userLifeEventId)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      kind: 'life_event',
      amount_pence: 2 * sectionPence,
      description:
        'Life events for Leo 2026: Career; Life events for Virgo 2026: Love and marriage',
      translations: [
        { language_id: 1 },
        {
          language_id: 2,
          description: expect.stringMatching(/^सिंह के जीवन-विषय 2026: .+; कन्या/),
        },
      ],
    })
    await product.jobs.run()
    const mails = product.mails.filter(({ to }) => to === reader.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Your receipt: ${stored.description}`)
    expect(mails[0]?.text).toContain('On 21 November 2026 you paid £7.98.')
    for (const form of [mails[0]?.text, mails[0]?.html])
      expect(form).toContain('Paid with Visa ending in 4242.')
    expect(mails[0]?.text).toContain('/horoscope/yearly/leo')
  })
})

// Guard in server/domains/horoscopes/purchases/buy-life-events.ts: sections that do not exist are not sold.
describe('no charge is made', () => {
  test.each<[string, (reader: Reader) => unknown]>([
    ['for an empty list of sections', () => []],
    ['without a list of sections', () => undefined],
    ['for a string instead of a list', () => 'all'],
    ['for a section that does not exist', () => [77]],
    ['for two sections of which one does not exist', (reader) => [reader.sections[0], 77]],
    ['for an id that is not a number', () => ["1' or 1=1"]],
  ])('%s', async (_what, parts) => {
    const reader = await createReader()
    const { status, body } = await order(reader, parts(reader))
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(Object.keys(body.errors).every((field) => field.startsWith('horoscopeDataParts'))).toBe(
      true,
    )
    expect(await listPaidAmounts(product, reader)).toEqual([])
  })

  test('for a chapter of a week, which is not sold by itself', async () => {
    const reader = await createReader()
    const chapter = await product.context.db
      .selectFrom('parts')
      .select('id')
      .where('kind', '=', 'chapter')
      .executeTakeFirstOrThrow()
    expect((await order(reader, [chapter.id])).status).toBe(422)
    expect(await listPaidAmounts(product, reader)).toEqual([])
  })

  test.each<[string, (reader: Reader) => Promise<unknown>, number[]]>([
    [
      'a section that was bought before',
      (reader) => order(reader, reader.sections.slice(0, 1)),
      [sectionPence],
    ],
    [
      'a section that Diamond opens',
      ({ buy, card }) =>
        buy({ payment_plan_id: planIds.diamond, horoscope_id: leo, card_id: card }),
      [4999],
    ],
    [
      'a section of a year that was bought',
      async (reader) =>
        reader.call('POST /api/payment-plan/one-off-horoscope-purchase', {
          payment_plan_id: planIds.diamond,
          card_id: reader.card,
          horoscope_data_id: (await readYear(reader)).id,
        }),
      [999],
    ],
  ])('for %s beside a new one: 409 (LIFE-15)', async (_what, open, paid) => {
    const reader = await createReader()
    await open(reader)
    for (const parts of [reader.sections.slice(0, 1), reader.sections.slice(0, 2)]) {
      const { status, body } = await order(reader, parts)
      expect([status, body.code]).toEqual([409, 'already-owned'])
    }
    expect(await listPaidAmounts(product, reader)).toEqual(paid)
  })

  test('for a free section, which everyone can read (LIFE-14, LIFE-15)', async () => {
    const reader = await createReader()
    const free = reader.sections[12]!
    const setPrice = async (pence: number, version: number) => {
      await write(product.context.db, (trx) =>
        setSectionPrice(trx, { position: positionOfPart(free), version }, pence),
      )
      waitForContent(product)
    }
    await setPrice(0, 1)
    expect(listOpenIds(await readYear(reader))).toEqual([free])
    expect((await order(reader, [free])).status).toBe(409)
    expect(await listPaidAmounts(product, reader)).toEqual([])
    await setPrice(sectionPence, 2)
  })

  test('twice for a section that two tabs buy at once (LIFE-15)', async () => {
    const reader = await createReader()
    const [one, both, other] = [
      reader.sections.slice(0, 1),
      reader.sections.slice(0, 2),
      reader.sections.slice(1, 2),
    ]
    await Promise.all(
      [one, both, other, both, one].map((parts, tab) =>
        order(reader, parts, { request_key: `tab-number-${tab}` }),
      ),
    )
    const open = listOpenIds(await readYear(reader))
    expect(open.length).toBeGreaterThan(0)
    const paid = await listPaidAmounts(product, reader)
    expect(paid.reduce((sum, pence) => sum + pence, 0)).toBe(open.length * sectionPence)
  })

  // Guard in server/domains/horoscopes/purchases/buy-one-off.ts: a year and its sections are not sold twice.
  test('for a section that waits for authentication once its year is bought', async () => {
    const reader = await createReader('requires3ds')
    const { body } = await order(reader, reader.sections.slice(0, 1))
    expect(body.payment_type).toBe('secure')
    const year = await reader.call('POST /api/payment-plan/one-off-horoscope-purchase', {
      payment_plan_id: planIds.diamond,
      card_id: await reader.saveCard('good'),
      horoscope_data_id: (await readYear(reader)).id,
    })
    expect(year.body.type).toBe('succeeded')
    await expect(product.sandbox.answerBank(body.client_secret, 'Complete')).rejects.toThrow(
      /waits for no bank/,
    )
    expect(await listPaidAmounts(product, reader)).toEqual([999])
  })
})

describe('with 3-D Secure', () => {
  test('sections are opened only once the provider reports the payment (API-33, PAY-22)', async () => {
    const reader = await createReader('requires3ds')
    const chosen = reader.sections.slice(3, 5)
    const { body } = await order(reader, chosen)
    expect(body).toMatchObject({
      payment_type: 'secure',
      client_secret: expect.stringContaining('_secret_'),
      msg: 'Card requires additional authentication',
    })
    const id = body.userLifeEventId as string
    const early = await authorize(reader, id, body.client_secret)
    expect([early.status, early.body.code]).toEqual([409, 'payment-incomplete'])
    expect(listOpenIds(await readYear(reader))).toEqual([])

    await product.sandbox.answerBank(body.client_secret, 'Complete')
    expect((await authorize(await createBuyer(product), id)).status).toBe(404)
    const oneOff = await reader.call('POST /api/payment-plan/complete-one-off-purchase', {
      userOneOffPurchaseId: id,
    })
    expect(oneOff.status).toBe(404)
    const done = await authorize(reader, id, body.client_secret)
    expect([done.status, done.body]).toMatchObject([
      200,
      { payment_type: 'succeeded', client_secret: null, userLifeEventId: id },
    ])
    expect(listOpenIds(await readYear(reader))).toEqual(chosen)
    expect(await listPaidAmounts(product, reader)).toEqual([2 * sectionPence])
  })

  test('that fails, nothing is opened or charged (PAY-21)', async () => {
    const reader = await createReader('requires3ds')
    const { body } = await order(reader, reader.sections)
    await product.sandbox.answerBank(body.client_secret, 'Fail')
    expect((await authorize(reader, body.userLifeEventId)).status).toBe(409)
    expect(listOpenIds(await readYear(reader))).toEqual([])
    expect(await listPaidAmounts(product, reader)).toEqual([])
  })
})

test('a new installation has 13 priced sections in the year of every sign (LIFE-02)', async () => {
  const { body } = await product.call('GET /api/horoscope')
  for (const { key } of body.horoscopes as { key: string }[]) {
    const path = `GET /api/horoscope/new-single-horoscope/yearly/${key.toLowerCase()}`
    const { parts } = (await product.call(path)).body.horoscope.horoscopeData.at(-1) as Period
    expect(parts.map(({ current_price }) => current_price)).toEqual(Array(13).fill(3.99))
    expect(new Set(parts.map(({ translations }) => translations[0]?.name)).size).toBe(13)
    expect(parts.flatMap(listDescriptions)).toEqual(Array(26).fill(undefined))
  }
})
