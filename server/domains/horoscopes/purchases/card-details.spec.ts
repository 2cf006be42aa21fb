import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, listPaidAmounts } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const leo = 5

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

test.each<[string, object]>([
  ['one_off', { payment_plan_id: 1, horoscope_id: leo, horoscope_data_id: 1_016_000 }],
  ['life_event', { horoscopeDataParts: [300_030_401], selectedLang: 1 }],
  [
    'consultation',
    { consultation_id: 1, questions: [101], extra_questions: '', phone_number: '+44 2079460018' },
  ],
])(
  'saving a card with the details of a %s saves the card and buys nothing (API-26)',
  async (type, details) => {
    const buyer = await createBuyer(product)
    const { status, body } = await buyer.call('POST /api/payment-plan/save-payment-card', {
      token: await product.sandbox.createToken('4242424242424242'),
      card: { object: 'card', last4: '4242' },
      user_id: buyer.user.id,
      type,
      ...details,
    })
    expect([status, body.cards]).toMatchObject([200, [{ last_4: '4242' }]])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    const { db } = product.context
    const bought = db.selectFrom('purchases').select('id').where('user_id', '=', buyer.user.id)
    expect(await bought.execute()).toEqual([])
  },
)
