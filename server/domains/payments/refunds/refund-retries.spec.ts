import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProviderUnavailable, RefundRefused } from '../../../gateways/payment/payment-provider.ts'
import { payables } from '../../../payables.ts'
import { write } from '../../../platform/database/write.ts'
import { createBuyer, type CardName, listPaidAmounts } from '../../../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../../../testing/crash-harness.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { type ForSale, forSale } from '../../../testing/for-sale.ts'
import { refundPayment, retryRefund } from '../index.ts'

const [, , consultation] = forSale as readonly [ForSale, ForSale, ForSale]

let harness: CrashHarness
/** Thrown in place of the provider’s answer to a refund. */
let refusal: Error | undefined
let asked = 0
beforeAll(async () => {
  harness = await crashHarness((payments) => ({
    ...payments,
    refund: async (...refund) => {
      asked++
      if (refusal) throw refusal
      await payments.refund(...refund)
    },
  }))
})
afterAll(() => harness.close())
beforeEach(() => {
  refusal = undefined
  asked = 0
  harness.product.mails.length = 0
})

async function orderRefund(card: CardName) {
  const { db } = harness.product.context
  const buyer = await createBuyer(harness.product)
  const { id } = await harness.buy(consultation, buyer, await buyer.saveCard(card))
  await write(db, (trx) =>
    refundPayment(
      trx,
      { ...harness.product.context, payables },
      {
        id,
        pence: null,
        keepsRights: false,
      },
    ),
  )
  return { buyer, id }
}

/** Runs the job that sends refunds every few hours. */
async function workFor(days: number, everyHours = 6): Promise<void> {
  const { clock, jobs } = harness.product
  for (let hours = 0; hours < days * 24; hours += everyHours) {
    clock.advance({ hours: everyHours })
    await jobs.runScheduled('settle-payments')
  }
  await jobs.run()
}

const countStops = () =>
  harness.product.mails.filter(({ subject }) => subject.startsWith('Refund not made')).length

const retry = (id: string) => write(harness.product.context.db, (trx) => retryRefund(trx, id))

// Guard in server/domains/payments/refunds/refund-retry.rules.ts: a refund is tried twenty times at most.
test.each([
  { how: 'does not answer', error: () => new ProviderUnavailable('no answer'), tries: 20 },
  { how: 'refuses', error: () => new RefundRefused('charge_disputed'), tries: 1 },
])(
  'a refund that the provider $how ends after $tries tries, as does each retry, and is made once in the end (PAY-83)',
  async ({ error, tries }) => {
    refusal = error()
    const { buyer, id } = await orderRefund('good')
    await workFor(10)
    expect([asked, countStops()]).toEqual([tries, 1])
    await retry(id)
    await workFor(10)
    expect([asked, countStops()]).toEqual([2 * tries, 2])
    await workFor(10)
    expect(asked).toBe(2 * tries)
    expect(await listDifferences(harness.product)).toEqual([
      expect.stringContaining('£45.00 must be refunded and is not refunded yet'),
    ])

    refusal = undefined
    await retry(id)
    await workFor(1)
    expect(asked).toBe(2 * tries + 1)
    await expect(retry(id)).rejects.toThrow('has no refund that was stopped')
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  },
)

// Guard in server/domains/payments/refunds/follow-refunds.ts: a refund is not pending for ever.
test('a refund that the provider has been making for 30 days is told to the operator, and not asked for again (PAY-146)', async () => {
  const { id } = await orderRefund('refundsLater')
  await workFor(29, 24)
  expect([asked, countStops()]).toEqual([1, 0])
  await workFor(6, 24)
  expect([asked, countStops()]).toEqual([1, 1])
  await retry(id)
  await workFor(2, 24)
  expect([asked, countStops()]).toEqual([1, 2])
  const { control, stripe } = harness.product.sandbox
  const { data } = await stripe.refunds.list({ limit: 1 })
  await control(`POST /sandbox/refunds/${data[0]?.id}`, { status: 'succeeded' })
  await harness.deliverEvents()
  expect(await listDifferences(harness.product)).toEqual([])
})
