import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dispute } from '../../../gateways/payment/payment-provider.ts'
import { payables } from '../../../payables.ts'
import { write } from '../../../platform/database/write.ts'
import { createBuyer, type Buyer, type CardName } from '../../../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../../../testing/crash-harness.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { type ForSale, forSale } from '../../../testing/for-sale.ts'
import { refundPayment, retryRefund } from '../index.ts'

const [subscription, , consultation] = forSale as readonly [ForSale, ForSale, ForSale]

let harness: CrashHarness
/** A dispute as one process read it before the bank decided. */
let staleDispute: Dispute | undefined
beforeAll(async () => {
  harness = await crashHarness((payments) => ({
    ...payments,
    readDispute: async (id) => staleDispute ?? payments.readDispute(id),
  }))
})
afterAll(() => harness.close())
beforeEach(() => {
  harness.product.mails.length = 0
})

async function buyWith(card: CardName, thing: ForSale = subscription) {
  const buyer = await createBuyer(harness.product)
  const cardId = await buyer.saveCard(card)
  const { id, isPaid } = await harness.buy(thing, buyer, cardId)
  expect(isPaid).toBe(true)
  const { payment_id } = await harness.product.context.db
    .selectFrom('attempts')
    .select('payment_id')
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow()
  await harness.deliverEvents()
  return { buyer, card: cardId, id, payment: payment_id ?? '' }
}

async function openDispute(payment: string): Promise<string> {
  const order = { payment_intent: payment, reason: 'fraudulent' }
  const { id } = await harness.product.sandbox.control<{ id: string }>(
    'POST /sandbox/disputes',
    order,
  )
  await harness.deliverEvents()
  return id
}

const readDispute = (id: string) => harness.product.context.payments.readDispute(id)

async function closeDispute(id: string, status: 'won' | 'lost'): Promise<void> {
  await harness.product.sandbox.control(`POST /sandbox/disputes/${id}`, { status })
  await harness.deliverEvents()
}

const operatorMails = () =>
  harness.product.mails
    .filter(({ to }) => to === harness.product.context.config.operatorMail)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Consultation ordered'))

const emailsTo = ({ email }: Buyer) =>
  harness.product.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

const orderRefund = (id: string) =>
  write(harness.product.context.db, (trx) =>
    refundPayment(
      trx,
      { ...harness.product.context, payables },
      { id, pence: null, keepsRights: false },
    ),
  )

const retryStopped = (id: string) =>
  write(harness.product.context.db, (trx) => retryRefund(trx, id))

const readFaults = async () =>
  (await harness.product.sandbox.control<{ faults: unknown[] }>('GET /sandbox/state')).faults

const paymentOf = async (buyer: Buyer, id: string) =>
  (await buyer.call(`GET /api/payment-plan/purchases/${id}`)).body.purchase

const countAlerts = async (kind: string) => {
  const { text } = await harness.product.call('GET /metrics')
  return Number(new RegExp(`payment_alerts_total\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

const expectSoundBooks = async () => expect(await listDifferences(harness.product)).toEqual([])

describe('a disputed payment', () => {
  // Guard in server/domains/payments/disputes/follow-dispute.ts: a dispute that is opened stops renewals.
  test('stops its renewals, closes nothing and is told to the operator once (PAY-80)', async () => {
    const before = await countAlerts('dispute-opened')
    const { buyer, id } = await buyWith('isDisputed')
    expect(operatorMails()).toEqual(['Dispute opened: £5.99, Gold: Aries'])
    expect(await countAlerts('dispute-opened')).toBe(before + 1)
    expect(await buyer.active()).toEqual([])
    const { status, refund } = (await buyer.historic())[0] as { status: string; refund?: unknown }
    expect([status, refund]).toEqual(['cancelled', null])
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'paid', refunded_amount: 0 })
    harness.product.clock.advance({ days: 32 })
    await harness.product.jobs.runScheduled('renew-subscriptions')
    expect((await buyer.call('GET /api/payment-plan/purchases')).body.purchases).toHaveLength(1)
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/webhooks/process-event.ts: the provider is asked whose payment a dispute is about.
  test('is followed when its event arrives before the answer to the charge was stored (PAY-80)', async () => {
    const { buyer, id, payment } = await buyWith('good')
    await harness.product.context.db
      .updateTable('attempts')
      .set({ payment_id: null })
      .where('purchase_id', '=', id)
      .execute()
    await openDispute(payment)
    expect(operatorMails()).toEqual(['Dispute opened: £5.99, Gold: Aries'])
    expect(await buyer.active()).toEqual([])
  })

  // Guard in server/domains/payments/disputes/follow-dispute.ts: a lost dispute revokes what was bought.
  test.each([subscription, consultation])(
    'that is lost closes $what, and the books agree (PAY-81)',
    async (thing) => {
      const { buyer, id, payment } = await buyWith('good', thing)
      const dispute = await openDispute(payment)
      await closeDispute(dispute, 'lost')
      expect(await thing.countOwned(buyer)).toBe(0)
      expect(await paymentOf(buyer, id)).toMatchObject({
        state: 'refunded',
        refunded_amount: thing.pence / 100,
        refunded_at: harness.product.clock.now().toString(),
      })
      expect(operatorMails()).toEqual([
        expect.stringMatching(/^Dispute opened/),
        expect.stringMatching(/^Dispute lost/),
      ])
      await expectSoundBooks()
      // A lost dispute does not keep the buyer from buying it again.
      harness.product.clock.advance({ minutes: 11 })
      expect((await harness.buy(thing, buyer, await buyer.saveCard('good'))).isPaid).toBe(true)
    },
  )

  test('that is won reopens nothing by itself, and its events may come late and twice (PAY-82)', async () => {
    const { buyer, payment } = await buyWith('good')
    const dispute = await openDispute(payment)
    await closeDispute(dispute, 'won')
    const { data } = await harness.product.sandbox.stripe.events.list({ limit: 100 })
    for (const { id, type } of data.filter((event) => event.type.startsWith('charge.dispute')))
      expect([
        type,
        await harness.product.sandbox.control(`POST /sandbox/events/${id}/deliver`),
      ]).toEqual([type, { status: 200 }])
    await harness.product.jobs.run()
    expect(operatorMails()).toEqual([
      expect.stringMatching(/^Dispute opened/),
      expect.stringMatching(/^Dispute won/),
    ])
    expect(await buyer.active()).toEqual([])
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/disputes/follow-dispute.ts: a dispute that was decided does not open again.
  test('that was decided stays so when another process still read it as open (PAY-82)', async () => {
    const { payment } = await buyWith('good')
    const dispute = await openDispute(payment)
    const open = await readDispute(dispute)
    expect(open.state).toBe('open')
    await closeDispute(dispute, 'won')
    staleDispute = open
    await closeDispute(dispute, 'won')
    staleDispute = undefined
    await closeDispute(dispute, 'won')
    expect(operatorMails()).toEqual([
      expect.stringMatching(/^Dispute opened/),
      expect.stringMatching(/^Dispute won/),
    ])
  })

  // Guard in server/domains/payments/refunds/refund.ts: a refund that the provider refuses is not tried again.
  test('is not refunded again and again: its refund is stopped, and a person may try it once more (PAY-83)', async () => {
    const { buyer, id, payment } = await buyWith('good', consultation)
    const dispute = await openDispute(payment)
    await orderRefund(id)
    const { jobs, sandbox } = harness.product
    await jobs.runScheduled('settle-payments')
    await jobs.run()
    expect(operatorMails().at(-1)).toMatch(/^Refund not made/)
    await sandbox.control('POST /sandbox/faults', {
      path: '/v1/refunds',
      action: 'error',
      when: 'before',
    })
    await jobs.runScheduled('settle-payments')
    expect(await readFaults()).toHaveLength(1)
    await sandbox.control('DELETE /sandbox/faults')
    await retryStopped(id)
    await jobs.runScheduled('settle-payments')
    await jobs.run()
    expect(operatorMails().filter((subject) => subject.startsWith('Refund not made'))).toHaveLength(
      2,
    )
    expect(emailsTo(buyer)).not.toContainEqual(expect.stringContaining('refund'))
    await closeDispute(dispute, 'lost')
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunded', refunded_amount: 45 })
    await expectSoundBooks()
  })
})

describe('a refund', () => {
  // Guard in server/domains/payments/refunds/follow-refunds.ts: a refund made at the provider is recorded.
  test('that was made at the provider is recorded like an operator’s (PAY-84)', async () => {
    const { buyer, id, payment } = await buyWith('good')
    const { stripe } = harness.product.sandbox
    await stripe.refunds.create({ payment_intent: payment, amount: 100 })
    await harness.deliverEvents()
    expect(await paymentOf(buyer, id)).toMatchObject({
      state: 'partly_refunded',
      refunded_amount: 1,
    })
    expect(await buyer.active()).toHaveLength(1)
    await expectSoundBooks()
    await stripe.refunds.create({ payment_intent: payment })
    await harness.deliverEvents()
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunded', refunded_amount: 5.99 })
    expect(await buyer.active()).toEqual([])
    expect(emailsTo(buyer).filter((subject) => subject.startsWith('Your refund'))).toEqual([
      'Your refund of £1.00: Gold: Aries',
      'Your refund of £4.99: Gold: Aries',
    ])
    expect(operatorMails()).toEqual([
      'Refund made at the provider: £1.00, Gold: Aries',
      'Refund made at the provider: £4.99, Gold: Aries',
    ])
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/refunds/follow-refunds.ts: a refund counts as made only once it succeeded.
  test('that is pending is on its way until the provider has made it (PAY-85)', async () => {
    const { buyer, id, payment } = await buyWith('refundsLater')
    await orderRefund(id)
    await harness.product.jobs.runScheduled('settle-payments')
    await harness.deliverEvents()
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunding', refunded_at: null })
    expect(emailsTo(buyer)).not.toContainEqual(expect.stringContaining('refund'))
    await expectSoundBooks()
    const { data } = await harness.product.sandbox.stripe.refunds.list({ payment_intent: payment })
    expect(data).toHaveLength(1)
    await harness.product.sandbox.control(`POST /sandbox/refunds/${data[0]?.id}`, {
      status: 'succeeded',
    })
    await harness.deliverEvents()
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunded' })
    expect(emailsTo(buyer)).toContainEqual('Your refund of £5.99: Gold: Aries')
    expect(operatorMails()).toEqual([])
  })

  // Guard in server/domains/payments/refunds/follow-refunds.ts: a refund that failed is not counted as made any more.
  test('that seemed made and failed is not made any more, which the operator and the nightly comparison are told (PAY-86, PAY-88)', async () => {
    const { buyer, id } = await buyWith('failsToRefund')
    await orderRefund(id)
    await harness.product.jobs.runScheduled('settle-payments')
    await harness.deliverEvents()
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunding', refunded_at: null })
    expect(operatorMails()).toEqual(['Refund not made: £5.99, Gold: Aries'])
    expect(harness.product.mails.at(-1)?.text).toContain('lost_or_stolen_card')
    expect(await listDifferences(harness.product)).toEqual([
      expect.stringContaining('£5.99 must be refunded and is not refunded yet'),
    ])
    harness.product.clock.advance({ hours: 2 })
    await harness.product.jobs.runScheduled('reconcile-payments')
    await harness.product.jobs.run()
    expect(operatorMails().at(-1)).toBe('Payments that differ: 1')
    expect((await harness.product.call('GET /metrics')).text).toContain('reconcile_differences 1')
    harness.product.clock.advance({ days: 8 })
    await harness.product.jobs.runScheduled('reconcile-payments')
    expect((await harness.product.call('GET /metrics')).text).toContain('reconcile_differences 0')
  })
})

test('an early fraud warning is told to the operator, and changes nothing (PAY-87)', async () => {
  const { buyer } = await buyWith('isWarnedOf')
  expect(operatorMails()).toEqual(['Early fraud warning: £5.99, Gold: Aries'])
  expect(await buyer.active()).toHaveLength(1)
})

// Guard in server/domains/payments/cards/follow-cards.ts: a card that was removed at the provider renews nothing.
test('a card that is replaced by its bank or removed at the provider is followed (PAY-89)', async () => {
  const { buyer, card } = await buyWith('good')
  const { sandbox, context } = harness.product
  const readExpiry = () =>
    context.db
      .selectFrom('card_expiries')
      .select(['exp_month', 'exp_year'])
      .where('card_id', '=', card)
      .executeTakeFirst()
  const expires = { exp_month: 3, exp_year: 2033 }
  await sandbox.control(`POST /sandbox/payment_methods/${card}`, { expires })
  await harness.deliverEvents()
  expect(await readExpiry()).toEqual(expires)
  const other = await buyer.saveCard('good')
  await sandbox.stripe.paymentMethods.detach(card)
  await harness.deliverEvents()
  const readRenewalCards = async () =>
    (
      await context.db
        .selectFrom('subscription_groups')
        .select('card_id')
        .where('user_id', '=', buyer.user.id)
        .execute()
    ).map(({ card_id }) => card_id)
  expect(await readRenewalCards()).toEqual([other])
  const { provider_id } = await context.db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('user_id', '=', buyer.user.id)
    .executeTakeFirstOrThrow()
  await sandbox.stripe.customers.del(provider_id ?? '')
  await harness.deliverEvents()
  expect(await readRenewalCards()).toEqual([null])
  expect(await buyer.saveCard('good')).toMatch(/^pm_/)
})
