import { describe, expect, test } from 'vitest'
import { sample } from '../../../../scripts/test-scope.ts'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { listDifferences } from '../../../testing/differences.ts'
import type { CallFault } from '../../../testing/breakable-payments.ts'
import { type Buyer, listPaidAmounts } from '../../../testing/buyers.ts'
import { countLockedSessions } from '../../../testing/database.ts'
import { comboOrder, renewalHarness } from '../../../testing/renewal-harness.ts'

const harness = renewalHarness()
const { renew, subscribe, advanceAndRenew, listStatuses } = harness

const countLockWaits = () => countLockedSessions(harness.product.context.db)

describe('many workers', () => {
  // Guard in server/domains/subscriptions/groups/subscription.repository.ts:
  // renewals that are due are claimed under a row lock.
  test('renew each subscription once for each period', async () => {
    const buyers: Buyer[] = []
    for (let count = 0; count < 6; count++)
      buyers.push(await subscribe(), await subscribe(comboOrder))
    harness.product.clock.advance({ days: 366 })
    const processes = await Promise.all([1, 2, 3].map(() => startSecondProcess(harness.product)))
    const work = () => processes.map(({ jobs }) => jobs.runScheduled('renew-subscriptions'))
    await Promise.all([...work(), ...work()])
    for (const { close } of processes) await close()
    const paid = await Promise.all(buyers.map((buyer) => listPaidAmounts(harness.product, buyer)))
    expect(paid).toEqual(buyers.map((_, index) => (index % 2 === 0 ? [199, 199] : [9998, 9998])))
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('that renew while the buyer cancels leave a paid period or none (PAY-44)', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => subscribe()))
    harness.product.clock.advance({ days: 7 })
    await Promise.all(buyers.map((buyer) => buyer.active()))
    await Promise.all([
      renew(),
      ...buyers.map((buyer) =>
        buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id }),
      ),
    ])
    for (const buyer of buyers) {
      expect(await listStatuses(buyer)).toEqual([])
      const [ended] = await buyer.historic()
      const isRenewed = ended?.subscription_ended === '2026-12-05T09:00:00Z'
      expect(await listPaidAmounts(harness.product, buyer)).toEqual(isRenewed ? [199, 199] : [199])
    }
    expect(await listDifferences(harness.product)).toEqual([])
  })
})

// Guard in server/domains/subscriptions/groups/subscription.repository.ts:
// renewing, cancelling and ending lock the same row.
describe('cancelling while a renewal is settled', () => {
  test('makes the renewal wait, and its payment is refunded (PAY-44)', async () => {
    const buyer = await subscribe()
    const { db } = harness.product.context
    const cancelled = Promise.withResolvers<void>()
    let cancelling: Promise<void> | undefined
    harness.broken.runAfterCharge(async () => {
      const locked = Promise.withResolvers<void>()
      cancelling = db.transaction().execute(async (trx) => {
        await trx
          .updateTable('subscription_groups')
          .set({ status: 'cancelled', due_at: null })
          .where('id', '=', buyer.id)
          .execute()
        locked.resolve()
        await cancelled.promise
      })
      await locked.promise
    })
    harness.product.clock.advance({ days: 7 })
    const renewing = renew()
    await expect.poll(countLockWaits).toBe(1)
    cancelled.resolve()
    await Promise.all([cancelling, renewing])
    expect(await listStatuses(buyer)).toEqual([])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
  })
})

describe.each([
  ['a single', undefined, 199, { days: 7 }],
  ['a combo', comboOrder, 9998, { years: 1 }],
] as const)('a renewal of %s', (_what, order, pence, period) => {
  const breaks: (CallFault | 'killed before it was sent' | 'killed while settling')[] = [
    'killed before it was sent',
    'killed before the call',
    'killed after the call',
    'the request is lost',
    'the answer is lost',
    'killed while settling',
  ]
  // Each with one kind, unless the run is exhaustive.
  test.each(sample(breaks, 2, order ? 1 : 0))(
    'that is interrupted (%s) is finished once by the next process',
    async (how) => {
      const buyer = await subscribe(order)
      const { jobs } = harness.product
      const { enqueue } = jobs
      if (how === 'killed while settling')
        jobs.enqueue = async () => {
          jobs.enqueue = enqueue
          throw new Error(how)
        }
      else
        harness.broken.failNext(
          how === 'killed before it was sent' ? 'killed before the call' : how,
        )
      await advanceAndRenew(period)
      jobs.enqueue = enqueue
      if (how === 'killed before it was sent')
        await harness.product.context.db
          .updateTable('attempts')
          .set({ state: 'new' })
          .where('state', '=', 'sent')
          .execute()
      const next = await startSecondProcess(harness.product)
      harness.product.clock.advance({ minutes: 3 })
      await next.jobs.runScheduled('renew-subscriptions')
      await next.jobs.runScheduled('settle-payments')
      await next.close()
      expect(await listPaidAmounts(harness.product, buyer)).toEqual([pence, pence])
      expect(new Set(await listStatuses(buyer))).toEqual(new Set(['active']))
      expect(await listDifferences(harness.product)).toEqual([])
    },
  )

  test('that never reached the provider is retried after a day', async () => {
    const buyer = await subscribe(order)
    harness.broken.failNext('the request is lost')
    await advanceAndRenew(period)
    harness.product.clock.advance({ hours: 24 })
    await harness.product.jobs.runScheduled('settle-payments')
    expect(new Set(await listStatuses(buyer))).toEqual(new Set(['past_due']))
    await advanceAndRenew({ hours: 24 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([pence, pence])
    expect(await listDifferences(harness.product)).toEqual([])
  })
})
