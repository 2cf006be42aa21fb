import type { SingleHoroscope } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, type Buyer } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
})
afterAll(() => product.close())

const readHoroscope = async (
  buyer: Buyer,
  period: string,
  sign = 'leo',
): Promise<SingleHoroscope> =>
  (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/${period}/${sign}`)).body
    .horoscope
const readOneOffOffer = (buyer: Buyer, id: unknown) =>
  buyer.call(`GET /api/payment-plan/one-off-offer/${id}`)
const readLifeEventOffer = (buyer: Buyer, ids: string) =>
  buyer.call(`GET /api/payment-plan/life-event-offer?ids=${ids}`)

describe('the offer of a period', () => {
  test('has its sign, first day and price, and whether it is owned (MOB-09)', async () => {
    const buyer = await createBuyer(product)
    const week = (await readHoroscope(buyer, 'weekly', 'virgo')).horoscopeData.at(-1)!
    const { status, body } = await readOneOffOffer(buyer, week.id)
    expect([status, body]).toEqual([
      200,
      {
        horoscope: {
          id: 6,
          key: 'Virgo',
          mediaUrl: expect.stringMatching(/^\/media\//),
          translations: [
            { language_id: 1, name: 'Virgo' },
            { language_id: 2, name: 'कन्या' },
          ],
        },
        period: { id: week.id, type: '1', date: week.date },
        translations: [
          { language_id: 1, description: 'Weekly horoscope for Virgo, 16 – 22 November 2026' },
          { language_id: 2, description: expect.stringContaining('कन्या') },
        ],
        plan: { payment_plan_id: 1, one_off_price: 2.49 },
        is_owned: false,
      },
    ])
    await buyer.call('POST /api/payment-plan/one-off-horoscope-purchase', {
      payment_plan_id: 1,
      horoscope_data_id: week.id,
      card_id: await buyer.saveCard('good'),
    })
    expect((await readOneOffOffer(buyer, week.id)).body.is_owned).toBe(true)
  })

  test.each(['0', '99999999999', '-1', 'x', '1.5', "1';--"])(
    'is a 404 for the period "%s", which does not exist',
    async (id) => {
      const { status, body } = await readOneOffOffer(
        await createBuyer(product),
        encodeURIComponent(id),
      )
      expect([status, body.code]).toEqual([404, 'horoscope-not-found'])
    },
  )
})

describe('the offer of life-event sections', () => {
  test('has their sign, year and price, but no text (MOB-06)', async () => {
    const buyer = await createBuyer(product)
    const [first, second] = (await readHoroscope(buyer, 'yearly')).horoscopeData.at(-1)!.parts
    const { status, body } = await readLifeEventOffer(
      buyer,
      `${second!.id},${first!.id},${first!.id}`,
    )
    expect(status).toBe(200)
    expect(body.sections).toEqual(
      [first, second].map((section) => ({
        id: section!.id,
        current_price: 3.99,
        user_has_access: false,
        date: '2026-01-01',
        horoscope: {
          id: 5,
          key: 'Leo',
          translations: [
            { language_id: 1, name: 'Leo' },
            { language_id: 2, name: 'सिंह' },
          ],
        },
        translations: section!.translations.map(({ language_id, name }) => ({ language_id, name })),
      })),
    )
    await buyer.call('POST /api/payment-plan/buy-life-event', {
      horoscopeDataParts: [first!.id],
      card_id: await buyer.saveCard('good'),
    })
    const after = (await readLifeEventOffer(buyer, `${first!.id},${second!.id}`)).body.sections
    expect(after.map((one: { user_has_access: boolean }) => one.user_has_access)).toEqual([
      true,
      false,
    ])
  })

  test.each([
    ['1', 404],
    ['99999999999', 422],
    ['9999999999', 404],
    ['', 422],
    ['x', 422],
    ['1,,2', 422],
  ])('is refused for the ids "%s" with %i', async (ids, status) => {
    expect((await readLifeEventOffer(await createBuyer(product), ids)).status).toBe(status)
  })
})
