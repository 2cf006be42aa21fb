import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import { startSecondProcess, type SecondProcess } from './second-process.ts'
import { listDifferences } from './differences.ts'
import { breakablePayments, type CallFault } from './breakable-payments.ts'
import { type Buyer, listPaidAmounts } from './buyers.ts'
import { readSaleFixtures, type ForSale, readPurchaseAnswer } from './for-sale.ts'
import { createTestApp } from './test-app.ts'

/** Where a process crashes, or loses a request or a response, during a purchase. */
export type CrashPoint = CallFault | 'killed before it was sent' | 'killed while settling'
export const crashPointsAfterCharge: CrashPoint[] = [
  'killed after the call',
  'the answer is lost',
  'killed while settling',
]
export const crashPoints: CrashPoint[] = [
  'killed before it was sent',
  'killed before the call',
  'the request is lost',
  ...crashPointsAfterCharge,
]

export type CrashHarness = Awaited<ReturnType<typeof crashHarness>>

/** Starts a product that can crash during a purchase and whose provider delivers its events on demand. */
export async function crashHarness(
  wrapPayments: (payments: PaymentProvider) => PaymentProvider = (payments) => payments,
) {
  let broken: ReturnType<typeof breakablePayments> | undefined
  const product = await createTestApp({
    payments: true,
    wrapPayments: (payments) => (broken = breakablePayments(wrapPayments(payments))).provider,
  })
  const others: SecondProcess[] = []
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/payment-webhook`
  await product.sandbox.control('POST /sandbox/deliveries', { paused: true })
  await product.sandbox.control('POST /sandbox/webhook', { url })
  const fixtures = await readSaleFixtures(product)

  /** Makes the next transaction that enqueues a job fail before it commits. */
  const breakTransaction = (): void => {
    const { jobs } = product
    const { enqueue } = jobs
    jobs.enqueue = async () => {
      jobs.enqueue = enqueue
      throw new Error('killed inside the transaction')
    }
  }

  const buy = async (thing: ForSale, buyer: Buyer, card: string, change: object = {}) =>
    readPurchaseAnswer(
      thing,
      await buyer.call(thing.buyCall, { ...thing.order(card, fixtures), ...change }),
    )

  return {
    product,
    fixtures,
    buy,
    breakTransaction,
    startAnother: async () => {
      const other = await startSecondProcess(product)
      others.push(other)
      return other
    },
    /** Buys and crashes at that point. */
    crashAt: async (
      point: CrashPoint,
      thing: ForSale,
      buyer: Buyer,
      card: string,
    ): Promise<void> => {
      if (point === 'killed while settling') breakTransaction()
      else
        broken?.failNext(point === 'killed before it was sent' ? 'killed before the call' : point)
      await buy(thing, buyer, card)
      if (point === 'killed before it was sent')
        await product.context.db
          .updateTable('attempts')
          .set({ state: 'new' })
          .where('state', '=', 'sent')
          .execute()
    },
    /** Runs the jobs of a process that was started after the crash. */
    restart: async (after: Temporal.DurationLike = { minutes: 3 }): Promise<void> => {
      product.clock.advance(after)
      const process = await startSecondProcess(product)
      others.push(process)
      await process.jobs.runScheduled('settle-payments')
    },
    /** Delivers each pending event of the provider once, and runs the jobs that process them. */
    deliverEvents: async (): Promise<void> => {
      const { pending } = await product.sandbox.control<{ pending: number }>(
        'POST /sandbox/deliveries/flush',
      )
      expect(pending).toBe(0)
      await product.jobs.run()
    },
    /** Expects one charge and one fulfilment for each purchase, and nothing for `reconcile` to report. */
    expectConsistent: async (thing: ForSale, buyer: Buyer, purchases: 0 | 1): Promise<void> => {
      expect(await listPaidAmounts(product, buyer)).toEqual(Array(purchases).fill(thing.pence))
      expect(await thing.countOwned(buyer)).toBe(purchases * thing.count)
      expect(await listDifferences(product)).toEqual([])
    },
    close: async () => {
      for (const other of others) await other.close()
      await product.close()
    },
  }
}
