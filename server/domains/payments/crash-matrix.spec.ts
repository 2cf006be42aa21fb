import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sample } from '../../../scripts/test-scope.ts'
import { ProviderUnavailable } from '../../gateways/payment/payment-provider.ts'
import { createBuyer } from '../../testing/buyers.ts'
import { crashHarness, type CrashHarness, crashPoints } from '../../testing/crash-harness.ts'
import { listDifferences } from '../../testing/differences.ts'
import { type ForSale, forSale } from '../../testing/for-sale.ts'
import { startTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'
import { type SecondProcess, startSecondProcess } from '../../testing/second-process.ts'

let harness: CrashHarness
let isSilent = false
/** A process with the keys of another account, on the same database. */
let other: SecondProcess
let otherSandbox: TestSandbox
beforeAll(async () => {
  harness = await crashHarness((payments) => ({
    ...payments,
    readDispute: async (id) => {
      if (isSilent) throw new ProviderUnavailable('no answer')
      return payments.readDispute(id)
    },
  }))
  const { product } = harness
  otherSandbox = await startTestSandbox(product.clock)
  other = await startSecondProcess(product, { payments: otherSandbox.payments })
})
afterAll(async () => {
  await other.close()
  await otherSandbox.stop()
  await harness.close()
})

const purchases = forSale.flatMap((thing) => crashPoints.map((point) => ({ thing, point })))
// A sample takes each kind of purchase, each with another crash point.
const step = crashPoints.length + 1

describe('a purchase by a wallet', () => {
  // A wallet gives another card for each press, so that the second press is another order.
  test.each(sample(purchases, step))(
    'of $thing.what that is interrupted ($point) is made once when the wallet is pressed again (PAY-46, PAY-111)',
    async ({ thing, point }) => {
      const buyer = await createBuyer(harness.product)
      const press = () => buyer.saveCard('good', { wallet: 'apple_pay' })
      await harness.crashAt(point, thing, buyer, await press())
      await harness.buy(thing, buyer, await press())
      await harness.restart()
      await harness.deliverEvents()
      await harness.expectConsistent(thing, buyer, 1)
    },
  )
})

describe('a purchase before the keys of another account are set', () => {
  // Guard in server/domains/payments/attempts/attempt.repository.ts: attempts of another account are not resumed.
  test.each(sample(purchases, step, 1))(
    'of $thing.what that is interrupted ($point) waits for its own keys, and is then finished once (PAY-46, PAY-93)',
    async ({ thing, point }) => {
      const buyer = await createBuyer(harness.product)
      await harness.crashAt(point, thing, buyer, await buyer.saveCard('good'))
      harness.product.clock.advance({ minutes: 3 })
      await other.jobs.runScheduled('settle-payments')
      expect(await thing.countOwned(buyer)).toBe(0)
      const { data } = await otherSandbox.stripe.paymentIntents.list()
      expect(data).toEqual([])
      await harness.restart()
      await harness.expectConsistent(thing, buyer, 1)
    },
  )
})

const [subscription, , consultation] = forSale as readonly [ForSale, ForSale, ForSale]
const disputes = [subscription, consultation].flatMap((thing) =>
  (['opened', 'won', 'lost'] as const).flatMap((state) =>
    (
      [
        'the provider does not answer',
        'killed while it is recorded',
        'killed before its event is done',
      ] as const
    ).map((point) => ({ thing, state, point })),
  ),
)

describe('a dispute', () => {
  const control = <T>(name: string, body?: unknown) =>
    harness.product.sandbox.control<T>(name, body)

  async function redeliver(): Promise<void> {
    const { data } = await harness.product.sandbox.stripe.events.list({ limit: 10 })
    for (const { id, type } of data)
      if (type.startsWith('charge.dispute')) await control(`POST /sandbox/events/${id}/deliver`)
    await harness.product.jobs.run()
  }

  const operatorMails = () =>
    harness.product.mails
      .filter(({ to }) => to === harness.product.context.config.operatorMail)
      .flatMap(({ subject }) => /^Dispute (\w+)/.exec(subject)?.[1] ?? [])

  // Guard in server/domains/payments/disputes/follow-dispute.ts: a state that is stored is not followed again.
  test.each(sample(disputes, 4))(
    'of $thing.what that is $state and interrupted ($point) is followed once (PAY-46, PAY-80, PAY-81, PAY-82)',
    async ({ thing, state, point }) => {
      const { product } = harness
      product.mails.length = 0
      const buyer = await createBuyer(product)
      const { id } = await harness.buy(thing, buyer, await buyer.saveCard('good'))
      const { payment_id } = await product.context.db
        .selectFrom('attempts')
        .select('payment_id')
        .where('purchase_id', '=', id)
        .executeTakeFirstOrThrow()
      await harness.deliverEvents()
      const dispute = await control<{ id: string }>('POST /sandbox/disputes', {
        payment_intent: payment_id,
        reason: 'fraudulent',
      })
      if (state !== 'opened') {
        await harness.deliverEvents()
        await control(`POST /sandbox/disputes/${dispute.id}`, { status: state })
      }
      await control('POST /sandbox/deliveries/flush')
      isSilent = point === 'the provider does not answer'
      if (point === 'killed while it is recorded') harness.breakTransaction()
      const run = product.jobs.run().then(
        () => 'done',
        () => 'failed',
      )
      expect(await run).toBe(point === 'killed before its event is done' ? 'done' : 'failed')
      isSilent = false
      if (point === 'killed before its event is done')
        await product.context.db
          .updateTable('webhook_inbox')
          .set({ done_at: null })
          .where('type', 'like', 'charge.dispute%')
          .execute()
      await redeliver()
      await redeliver()
      expect(operatorMails()).toEqual(state === 'opened' ? ['opened'] : ['opened', state])
      expect(await thing.countOwned(buyer)).toBe(
        thing === consultation && state !== 'lost' ? thing.count : 0,
      )
      expect(await listDifferences(product)).toEqual([])
    },
  )
})
