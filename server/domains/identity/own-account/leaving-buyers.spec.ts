import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { countLockedSessions } from '../../../testing/database.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
/** Each happens once, when the provider has done what it was asked for. */
const happens: { [after in 'charge' | 'cards' | 'cancelling']?: () => Promise<void> } = {}
async function happen(after: keyof typeof happens): Promise<void> {
  const happening = happens[after]
  delete happens[after]
  await happening?.()
}

beforeEach(async () => {
  product = await createTestApp({
    payments: true,
    wrapPayments: (payments) => ({
      ...payments,
      charge: async (...asked) => {
        const payment = await payments.charge(...asked)
        await happen('charge')
        return payment
      },
      listCards: async (customerId) => {
        const cards = await payments.listCards(customerId)
        await happen('cards')
        return cards
      },
      cancelPayment: async (...asked) => {
        const payment = await payments.cancelPayment(...asked)
        await happen('cancelling')
        return payment
      },
    }),
  })
})
afterEach(() => product.close())

const remove = ({ call, password }: Buyer) => call('POST /api/user/delete-account', { password })

const order = (buyer: Buyer, card_id: string, horoscope_id = 1) =>
  buyer.buy({ payment_plan_id: planIds.silver, horoscope_id, card_id })

const chargesThere = async () =>
  (await product.sandbox.stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid)

async function expectSoundBooks(): Promise<void> {
  expect(await listDifferences(product)).toEqual([])
}

describe('an account that is deleted', () => {
  // Guard in server/domains/payments/settlement/charge-attempt.ts:
  // the attempt is marked as sent before the provider is called.
  test('while the answer to a charge is lost keeps in its books what was charged (API-53)', async () => {
    const buyer = await createBuyer(product)
    happens.charge = async () => {
      throw new ProviderUnavailable('the answer is lost')
    }
    expect((await order(buyer, await buyer.saveCard('good'))).status).toBe(503)
    expect((await remove(buyer)).status).toBe(200)
    expect(await chargesThere()).toHaveLength(1)
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/account-deletion/payments-data.ts:
  // an account is not deleted while a payment is open.
  test('while a purchase is begun meanwhile stays, until that is settled too (API-53)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('requires3ds')
    expect((await order(buyer, card)).body.type).toBe('require_3d')
    happens.cancelling = async () => {
      expect((await order(buyer, card, 5)).body.type).toBe('require_3d')
    }
    const refused = await remove(buyer)
    expect([refused.status, refused.body.code]).toEqual([503, 'payment-unavailable'])
    expect((await buyer.call('GET /api/user/get-user-details')).status).toBe(200)
    expect((await remove(buyer)).status).toBe(200)
    const { data } = await product.sandbox.stripe.paymentIntents.list({ limit: 10 })
    expect(data.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/checkout/buy.ts: paying locks the buyer's customer row.
  test('while somebody is about to pay in another tab is charged nothing any more (API-53)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    happens.cards = async () => {
      expect((await remove(buyer)).status).toBe(200)
    }
    const { status, body } = await order(buyer, card)
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
    expect(await chargesThere()).toEqual([])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/cards/card.repository.ts:
  // deleting an account waits for the lock of the customer row.
  test('while a purchase is being written waits for it, and stays (API-53)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    const holder = new pg.Client({ connectionString: product.context.config.databaseUrl ?? '' })
    await holder.connect()
    const countWaits = () => countLockedSessions(product.context.db)
    await holder.query('begin; lock table attempts in exclusive mode')
    const buying = order(buyer, card)
    await expect.poll(countWaits).toBe(1)
    const removing = remove(buyer)
    await expect.poll(countWaits).toBe(2)
    await holder.query('commit')
    await holder.end()
    expect((await removing).body.code).toBe('payment-unavailable')
    expect((await buying).body.type).toBe('succeeded')
    expect(await buyer.active()).toHaveLength(1)
    expect(await listPaidAmounts(product, buyer)).toEqual([199])
    await expectSoundBooks()
  })
})
