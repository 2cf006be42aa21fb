import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import { anotherProcess, type AnotherProcess } from './another-process.ts'
import { listDifferences } from './books.ts'
import { type Break, breakable } from './breakable-payments.ts'
import { type Buyer, paidBy } from './buyers.ts'
import { saleFixtures, type ForSale, readPurchaseAnswer } from './for-sale.ts'
import { aTestApp } from './test-app.ts'

/** Where a process crashes, or loses a request or a response, during a purchase. */
export type Point = Break | 'killed before it was sent' | 'killed while settling'
export const afterCharge: Point[] = [
  'killed after the charge',
  'the answer is lost',
  'killed while settling',
]
export const points: Point[] = [
  'killed before it was sent',
  'killed before the charge',
  'the request is lost',
  ...afterCharge,
]

export type CrashHarness = Awaited<ReturnType<typeof crashHarness>>

/** A product that can crash during a purchase, and whose provider delivers its events on demand. */
export async function crashHarness(
  around: (payments: PaymentProvider) => PaymentProvider = (payments) => payments,
) {
  let broken: ReturnType<typeof breakable> | undefined
  const product = await aTestApp({
    payments: true,
    around: (payments) => (broken = breakable(around(payments))).provider,
  })
  const others: AnotherProcess[] = []
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/payment-webhook`
  await product.sandbox.control('POST /sandbox/deliveries', { paused: true })
  await product.sandbox.control('POST /sandbox/webhook', { url })
  const fixtures = await saleFixtures(product)

  /** Makes the next transaction that fulfils something fail before it commits. */
  const breakSettling = (): void => {
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
    another: async () => {
      const other = await anotherProcess(product)
      others.push(other)
      return other
    },
    /** Buys, and crashes at that point. */
    crashAt: async (point: Point, thing: ForSale, buyer: Buyer, card: string): Promise<void> => {
      if (point === 'killed while settling') breakSettling()
      else
        broken?.breakNext(
          point === 'killed before it was sent' ? 'killed before the charge' : point,
        )
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
      const process = await anotherProcess(product)
      others.push(process)
      await process.jobs.runScheduled('settle-payments')
    },
    /** Delivers every event of the provider once. */
    tellEvents: async (): Promise<void> => {
      const { pending } = await product.sandbox.control<{ pending: number }>(
        'POST /sandbox/deliveries/flush',
      )
      expect(pending).toBe(0)
    },
    /** Expects one charge a purchase, what was bought given once, and no difference in the books. */
    expectSound: async (thing: ForSale, buyer: Buyer, purchases: 0 | 1): Promise<void> => {
      expect(await paidBy(product, buyer)).toEqual(Array(purchases).fill(thing.pence))
      expect(await thing.owned(buyer)).toBe(purchases * thing.count)
      expect(await listDifferences(product)).toEqual([])
    },
    close: async () => {
      for (const other of others) await other.close()
      await product.close()
    },
  }
}
