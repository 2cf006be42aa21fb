import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { countLockedSessions } from '../../../testing/database.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
/** Functions that run once, after the next such call of the provider. */
const afterCall: { [call in 'charge' | 'cards' | 'cancelling']?: () => Promise<void> } = {}
async function runAfter(call: keyof typeof afterCall): Promise<void> {
  const work = afterCall[call]
  delete afterCall[call]
  await work?.()
}

beforeEach(async () => {
  product = await createTestApp({
    payments: true,
    wrapPayments: (payments) => ({
      ...payments,
      charge: async (...args) => {
        const payment = await payments.charge(...args)
        await runAfter('charge')
        return payment
      },
      listCards: async (customerId) => {
        const cards = await payments.listCards(customerId)
        await runAfter('cards')
        return cards
      },
      cancelPayment: async (...args) => {
        const payment = await payments.cancelPayment(...args)
        await runAfter('cancelling')
        return payment
      },
    }),
  })
})
afterEach(() => product.close())

const remove = ({ call, password }: Buyer) => call('POST /api/user/delete-account', { password })

const order = (buyer: Buyer, card_id: string, horoscope_id = 1) =>
  buyer.buy({ payment_plan_id: planIds.silver, horoscope_id, card_id })

const listCharges = async () =>
  (await product.sandbox.stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid)

async function expectNoDifferences(): Promise<void> {
  expect(await listDifferences(product)).toEqual([])
}

describe('deleting an account during a payment', () => {
  // Guard in server/domains/payments/settlement/charge-attempt.ts:
  // the attempt is marked as sent before the provider is called.
  test('after the response to a charge was lost still records that charge (API-53)', async () => {
    const buyer = await createBuyer(product)
    afterCall.charge = async () => {
      throw new ProviderUnavailable('the answer is lost')
    }
    expect((await order(buyer, await buyer.saveCard('good'))).status).toBe(503)
    expect((await remove(buyer)).status).toBe(200)
    expect(await listCharges()).toHaveLength(1)
    await expectNoDifferences()
  })

  // Guard in server/domains/payments/account-deletion/payments-data.ts:
  // an account is not deleted while a payment is open.
  test('is refused while a purchase begins, until that is settled too (API-53)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('requires3ds')
    expect((await order(buyer, card)).body.type).toBe('require_3d')
    afterCall.cancelling = async () => {
      expect((await order(buyer, card, 5)).body.type).toBe('require_3d')
    }
    const refused = await remove(buyer)
    expect([refused.status, refused.body.code]).toEqual([503, 'payment-unavailable'])
    expect((await buyer.call('GET /api/user/get-user-details')).status).toBe(200)
    expect((await remove(buyer)).status).toBe(200)
    const { data } = await product.sandbox.stripe.paymentIntents.list({ limit: 10 })
    expect(data.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
    await expectNoDifferences()
  })

  // Guard in server/domains/payments/checkout/buy.ts: paying locks the buyer's customer row.
  test('before a payment in another tab is sent prevents the charge (API-53)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    afterCall.cards = async () => {
      expect((await remove(buyer)).status).toBe(200)
    }
    const { status, body } = await order(buyer, card)
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
    expect(await listCharges()).toEqual([])
    expect(await listPaidAmounts(product, buyer)).toEqual([])
    await expectNoDifferences()
  })

  // Guard in server/domains/payments/cards/card.repository.ts:
  // deleting an account waits for the lock of the customer row.
  test('waits for a purchase that is being written, and is then refused (API-53)', async () => {
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
    await expectNoDifferences()
  })
})
