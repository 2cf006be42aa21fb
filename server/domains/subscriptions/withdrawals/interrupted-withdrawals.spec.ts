import { describe, expect, test } from 'vitest'
import { sample } from '../../../../scripts/test-scope.ts'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { listPaidAmounts } from '../../../testing/buyers.ts'
import {
  combo,
  type RefundBreak,
  silver,
  type Subscriber,
  withdrawalHarness,
} from '../../../testing/withdrawal-harness.ts'

const harness = withdrawalHarness()
const { failNext, createSubscriber, duringCharge, listRefunds, read, refundTogether, withdraw } =
  harness

describe('a withdrawal whose process crashes', () => {
  const breaks: RefundBreak[] = [
    'before the refund',
    'after the refund',
    'the request is lost',
    'the answer is lost',
  ]

  /** Refunds 199 − 199 × 5/7 (142.14) = 57 pence: so little that the provider would accept the refund twice. */
  async function crashAt(point: RefundBreak): Promise<Subscriber> {
    const buyer = await createSubscriber(silver)
    await read(buyer)
    harness.product.clock.advance({ days: 4 })
    failNext(point)
    await withdraw(buyer, 0.57)
    return buyer
  }

  async function restart(after: Temporal.DurationLike): Promise<void> {
    harness.product.clock.advance(after)
    const process = await startSecondProcess(harness.product)
    await process.jobs.runScheduled('settle-payments')
    await process.close()
  }

  const expectConsistent = async (buyer: Subscriber) => {
    expect(await listRefunds(buyer)).toEqual([57])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([142])
    expect(await buyer.active()).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  }

  // Guard in server/domains/payments/payments.jobs.ts: a job makes the refunds that are due.
  test.each(sample(breaks, 2))('(%s) is finished by the next process', async (point) => {
    const buyer = await crashAt(point)
    await restart({ minutes: 1 })
    await expectConsistent(buyer)
  })

  // Guard in server/domains/payments/refunds/refund.ts:
  // earlier refunds are read at the provider first, since idempotency keys expire.
  test.each(sample(breaks, 2, 1))(
    '(%s) is finished two days later, when its idempotency key has expired',
    async (point) => {
      const buyer = await crashAt(point)
      await restart({ hours: 48 })
      await expectConsistent(buyer)
    },
  )

  // Guard in server/domains/payments/refunds/refund.ts: a refund uses the idempotency key that was stored with it.
  test('(before the refund) is finished once by two processes at the same time', async () => {
    const buyer = await crashAt('before the refund')
    await refundTogether(2, () => Promise.all([restart({ minutes: 1 }), restart({ minutes: 1 })]))
    await expectConsistent(buyer)
  })

  test.each(sample(breaks, 4, 3))(
    '(%s) has the same response when it is requested again',
    async (point) => {
      const buyer = await crashAt(point)
      expect((await withdraw(buyer, 0.57)).body.subscription.refund.amount).toBe(0.57)
      await restart({ minutes: 1 })
      await expectConsistent(buyer)
    },
  )

  // Guard in server/domains/subscriptions/changes/withdraw-subscription.ts: a purchase is withdrawn once.
  test('(inside the transaction) has changed nothing, and succeeds when it is requested again', async () => {
    const buyer = await createSubscriber(silver)
    await read(buyer)
    harness.product.clock.advance({ days: 4 })
    const { jobs } = harness.product
    const { enqueue } = jobs
    jobs.enqueue = async () => {
      jobs.enqueue = enqueue
      throw new Error('killed inside the transaction')
    }
    expect((await withdraw(buyer, 0.57)).status).toBe(500)
    expect(await listRefunds(buyer)).toEqual([])
    expect(await buyer.active()).toHaveLength(1)
    expect((await withdraw(buyer, 0.57)).status).toBe(200)
    await expectConsistent(buyer)
  })
})

describe('a withdrawal', () => {
  test('in two processes at the same time is refunded once (PAY-42)', async () => {
    const buyer = await createSubscriber()
    const other = await startSecondProcess(harness.product)
    const name = 'POST /api/payment-plan/withdraw-subscription'
    const body = { subscription_id: buyer.id, refund_amount: 5.99 }
    const answers = await Promise.all(
      [harness.product, other, harness.product, other].map((one) =>
        one.call(name, { token: buyer.token, body }),
      ),
    )
    await other.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await listRefunds(buyer)).toEqual([599])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('during the charge of a renewal refunds the renewal too', async () => {
    const buyer = await createSubscriber(silver)
    harness.product.clock.advance({ days: 7 })
    duringCharge(async () => {
      expect((await withdraw(buyer, 1.99)).status).toBe(200)
    })
    await harness.product.jobs.runScheduled('renew-subscriptions')
    expect(await listRefunds(buyer)).toEqual([199, 199])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await buyer.active()).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('is not undone by events that are delivered after it, late and twice (API-52)', async () => {
    const buyer = await createSubscriber(combo)
    await read(buyer)
    harness.product.clock.advance({ days: 4 })
    await withdraw(buyer, 98.62)
    await harness.product.sandbox.control('POST /sandbox/deliveries/flush')
    const { data } = await harness.product.sandbox.stripe.events.list({ limit: 100 })
    for (const { id, type } of data.filter(({ type: one }) => /succeeded|refund/.test(one)))
      expect([
        type,
        (
          await harness.product.sandbox.control<{ status: number }>(
            `POST /sandbox/events/${id}/deliver`,
          )
        ).status,
      ]).toEqual([type, 200])
    await harness.product.jobs.run()
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await buyer.active()).toEqual([])
    expect(await listRefunds(buyer)).toEqual([9862])
    expect(await listDifferences(harness.product)).toEqual([])
  })
})
