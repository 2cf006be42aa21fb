import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive, sample } from '../../../../scripts/test-scope.ts'
import {
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { payables } from '../../../payables.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts } from '../../../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../../../testing/crash-harness.ts'
import { type ForSale, forSale } from '../../../testing/for-sale.ts'
import { refundPayment } from '../index.ts'

const [subscription, , consultation, onePeriod] = forSale as readonly [
  ForSale,
  ForSale,
  ForSale,
  ForSale,
  ForSale,
]

let harness: CrashHarness
let failNextRefund:
  | 'before the provider'
  | 'after the provider'
  | 'the response is lost'
  | undefined
let refundCalls = 0
/** Blocks refunds until this many are requested. */
let waitBeforeRefund: { left: number; reached: PromiseWithResolvers<void> } | undefined
beforeAll(async () => {
  harness = await crashHarness(breakableRefunds)
})
afterAll(() => harness.close())

const breakableRefunds = (payments: PaymentProvider): PaymentProvider => ({
  ...payments,
  refund: async (...parameters) => {
    const failure = failNextRefund
    failNextRefund = undefined
    refundCalls++
    if (waitBeforeRefund && --waitBeforeRefund.left === 0) waitBeforeRefund.reached.resolve()
    await waitBeforeRefund?.reached.promise
    if (failure === 'before the provider') throw new Error(failure)
    await payments.refund(...parameters)
    if (failure === 'after the provider') throw new Error(failure)
    if (failure === 'the response is lost') throw new ProviderUnavailable(failure)
  },
})

async function buyWithCard(thing: ForSale, change: object = {}) {
  const buyer = await createBuyer(harness.product)
  const card = await buyer.saveCard('good')
  const { id, isPaid } = await harness.buy(thing, buyer, card, change)
  expect(isPaid).toBe(true)
  await harness.product.jobs.run()
  harness.product.mails.length = 0
  return { buyer, card, id }
}

const orderRefund = (id: string, order: { pence?: number; keepsRights?: boolean } = {}) => {
  const { context } = harness.product
  const { pence = null, keepsRights = false } = order
  return write(context.db, (trx) =>
    refundPayment(trx, { ...context, payables }, { id, pence, keepsRights }),
  )
}

/** Runs the job that sends refunds, and what it enqueues. */
async function sendRefunds(): Promise<void> {
  await harness.product.jobs.runScheduled('settle-payments')
  await harness.product.jobs.run()
}

const emailsTo = ({ email }: Buyer) => harness.product.mails.filter(({ to }) => to === email)

const paymentOf = async (buyer: Buyer, id: string) =>
  (await buyer.call(`GET /api/payment-plan/purchases/${id}`)).body.purchase

const expectSoundBooks = async () => expect(await listDifferences(harness.product)).toEqual([])

describe.each(forSale)('a refund of $what', (thing) => {
  const kind = forSale.indexOf(thing)
  test('in full revokes what was bought, returns the money and lets it be bought again (REF-01)', async () => {
    const { buyer, card, id } = await buyWithCard(thing)
    expect(await thing.countOwned(buyer)).toBe(thing.count)
    expect(await orderRefund(id)).toMatchObject({ refundPence: thing.pence, isRevoked: true })
    expect(await thing.countOwned(buyer)).toBe(0)
    await sendRefunds()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    await expectSoundBooks()
    harness.product.clock.advance({ minutes: 11 })
    expect((await harness.buy(thing, buyer, card)).isPaid).toBe(true)
    await harness.expectConsistent(thing, buyer, 1)
  })

  // Guard in server/domains/payments/refunds/schedule-refund.ts: a partial refund does not count as a withdrawal.
  test.runIf(isExhaustive || kind < 2)(
    'in part returns that part and revokes nothing (REF-04)',
    async () => {
      const { buyer, id } = await buyWithCard(thing)
      expect(await orderRefund(id, { pence: 50 })).toMatchObject({ isRevoked: false })
      await sendRefunds()
      expect(await listPaidAmounts(harness.product, buyer)).toEqual([thing.pence - 50])
      expect(await thing.countOwned(buyer)).toBe(thing.count)
      expect(await paymentOf(buyer, id)).toMatchObject({
        state: 'partly_refunded',
        refunded_amount: 0.5,
      })
      await expectSoundBooks()
    },
  )

  test.runIf(isExhaustive || kind > 2)(
    'in full that keeps the rights revokes nothing (REF-03)',
    async () => {
      const { buyer, id } = await buyWithCard(thing)
      expect(await orderRefund(id, { keepsRights: true })).toMatchObject({ isRevoked: false })
      await sendRefunds()
      expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
      expect(await thing.countOwned(buyer)).toBe(thing.count)
      await expectSoundBooks()
    },
  )

  test.each(
    sample(
      ['before the provider', 'after the provider', 'the response is lost'] as const,
      3,
      kind % 3,
    ),
  )('that is interrupted (%s) is made exactly once by the next job (REF-08)', async (failure) => {
    const { buyer, id } = await buyWithCard(thing)
    await orderRefund(id)
    failNextRefund = failure
    await sendRefunds()
    expect(emailsTo(buyer)).toEqual([])
    const other = await harness.startAnother()
    await other.jobs.runScheduled('settle-payments')
    await other.jobs.run()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await thing.countOwned(buyer)).toBe(0)
    expect(emailsTo(buyer)).toHaveLength(1)
    await expectSoundBooks()
  })
})

describe('a refund that an operator orders', () => {
  test('ends a combo at once and is not renewed (REF-02)', async () => {
    const { buyer, id } = await buyWithCard(forSale[1]!)
    await orderRefund(id)
    await sendRefunds()
    expect(await buyer.active()).toEqual([])
    const [first, second] = await buyer.historic()
    expect([first?.status, second?.status]).toEqual(['cancelled', 'cancelled'])
    expect(first?.subscription_ended).toBe(harness.product.clock.now().toString())
    expect(first).toMatchObject({ refund: { amount: 99.98 } })
    harness.product.clock.advance({ hours: 366 * 24 })
    await harness.product.jobs.runScheduled('renew-subscriptions')
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/refunds/refund-payment.ts: no more is refunded than is left of a payment.
  // Guard in server/domains/payments/refunds/refund.ts: a refund asks the provider for the remaining amount only.
  test('can be made in parts, and the one that refunds the rest revokes what was bought (REF-05)', async () => {
    const { buyer, id } = await buyWithCard(onePeriod)
    await orderRefund(id, { pence: 40 })
    await sendRefunds()
    await expect(orderRefund(id, { pence: 210 })).rejects.toThrow(
      `only £2.09 of the payment ${id} are left to refund`,
    )
    expect(await orderRefund(id)).toMatchObject({ refundPence: 209, isRevoked: true })
    await sendRefunds()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await onePeriod.countOwned(buyer)).toBe(0)
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunded', refunded_amount: 2.49 })
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/refunds/refund-payment.ts: no refund is ordered while another one is due.
  test('is refused a second time, and while an earlier one is still due (REF-06)', async () => {
    const { buyer, id } = await buyWithCard(onePeriod)
    await orderRefund(id, { pence: 40 })
    await expect(orderRefund(id)).rejects.toThrow(/still on its way/)
    await sendRefunds()
    await orderRefund(id)
    await sendRefunds()
    await expect(orderRefund(id)).rejects.toThrow(`the payment ${id} is refunded already`)
    await expect(orderRefund(id, { pence: 1 })).rejects.toThrow(/is refunded already/)
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
  })

  // Guard in server/domains/payments/attempts/attempt.repository.ts: a payment is refunded under its row lock.
  test('is accepted from one of two operators at the same time (REF-06)', async () => {
    const { buyer, id } = await buyWithCard(subscription)
    const results = await Promise.allSettled([orderRefund(id), orderRefund(id), orderRefund(id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await sendRefunds()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    await expectSoundBooks()
  })

  test('is refused for an id that is no paid payment (REF-06)', async () => {
    const buyer = await createBuyer(harness.product)
    const declined = await buyer.saveCard('failsWhenCharged')
    await harness.buy(onePeriod, buyer, declined)
    const { body } = await buyer.call('GET /api/payment-plan/purchases')
    for (const id of [body.purchases[0].id, crypto.randomUUID(), 'pi_unknown'])
      await expect(orderRefund(id)).rejects.toThrow(`there is no paid payment ${id}`)
  })

  test('can name its payment by the provider’s id', async () => {
    const { buyer, id } = await buyWithCard(onePeriod)
    const { payment_id } = await harness.product.context.db
      .selectFrom('attempts')
      .select('payment_id')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
    await orderRefund(payment_id ?? '')
    await sendRefunds()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
  })

  test('of a renewal in full ends the subscription at once and keeps the first payment (REF-07)', async () => {
    const { buyer, id } = await buyWithCard(subscription)
    harness.product.clock.advance({ hours: 32 * 24 })
    await harness.product.jobs.runScheduled('renew-subscriptions')
    const { purchases } = (await buyer.call('GET /api/payment-plan/purchases')).body
    expect(purchases).toMatchObject([
      { is_renewal: true, state: 'paid' },
      { id, state: 'paid' },
    ])
    expect(await orderRefund(purchases[0].id)).toMatchObject({ isRevoked: true })
    await sendRefunds()
    expect(await buyer.active()).toEqual([])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([subscription.pence])
    const listed = (await buyer.call('GET /api/payment-plan/purchases')).body.purchases
    expect(listed).toMatchObject([{ state: 'refunded' }, { state: 'paid' }])
    await expectSoundBooks()
    expect(await orderRefund(id)).toMatchObject({ isRevoked: true })
    await sendRefunds()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect((await buyer.historic())[0]).toMatchObject({ refund: { amount: 11.98 } })
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/attempts/attempt.repository.ts: a withdrawal leaves out what was refunded before.
  test('of a part is deducted from what a later withdrawal refunds (REF-15)', async () => {
    const { buyer, id } = await buyWithCard(subscription)
    await orderRefund(id, { pence: 100 })
    await sendRefunds()
    const [{ withdrawal }] = (await buyer.active()) as unknown as [
      { withdrawal: { refund_amount: number } },
    ]
    expect(withdrawal.refund_amount).toBe(4.99)
    const { status } = await buyer.call('POST /api/payment-plan/withdraw-subscription', {
      subscription_id: id,
      refund_amount: 4.99,
    })
    expect(status).toBe(200)
    await sendRefunds()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    await expectSoundBooks()
  })

  test('is not undone, nor made twice, by the provider’s events about it (REF-09)', async () => {
    const { buyer, id } = await buyWithCard(subscription)
    await orderRefund(id)
    await sendRefunds()
    const before = refundCalls
    await harness.deliverEvents()
    await sendRefunds()
    expect(refundCalls).toBe(before)
    expect(await buyer.active()).toEqual([])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    await expectSoundBooks()
  })

  test('is shown as on its way until the provider has made it (REF-11)', async () => {
    const { buyer, id } = await buyWithCard(onePeriod)
    await orderRefund(id)
    expect(await paymentOf(buyer, id)).toMatchObject({ state: 'refunding', refunded_at: null })
    await sendRefunds()
    expect(await paymentOf(buyer, id)).toMatchObject({
      state: 'refunded',
      refunded_at: harness.product.clock.now().toString(),
    })
  })

  test('of a consultation removes the order from the buyer’s list, and it cannot be changed (REF-14)', async () => {
    const { buyer, id } = await buyWithCard(consultation)
    await orderRefund(id)
    const change = { userConsultationId: id, questions: [], extra_questions: 'x', phone_number: '' }
    expect((await buyer.call('POST /api/user-consultation/update-web', change)).status).toBe(404)
    await sendRefunds()
    await expectSoundBooks()
  })

  test('is still sent after the account was deleted, without an email (REF-16)', async () => {
    const { buyer, id } = await buyWithCard(onePeriod)
    await orderRefund(id)
    const { status } = await buyer.call('POST /api/user/delete-account', {
      password: buyer.password,
    })
    expect(status).toBe(200)
    await harness.product.jobs.run()
    harness.product.mails.length = 0
    await sendRefunds()
    const { refunded_at } = await harness.product.context.db
      .selectFrom('attempts')
      .select('refunded_at')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(refunded_at).not.toBeNull()
    expect(emailsTo(buyer)).toEqual([])
    await expectSoundBooks()
  })
})

describe('the email about a refund', () => {
  // Guard in server/domains/payments/refunds/refund.ts: the buyer gets one email, once the refund is recorded.
  test('names amount, purchase and card, and says in English that the purchase ended (REF-10)', async () => {
    const { buyer, id } = await buyWithCard(subscription)
    await orderRefund(id)
    expect(emailsTo(buyer)).toEqual([])
    await sendRefunds()
    const [email, ...others] = emailsTo(buyer)
    expect(others).toEqual([])
    expect(email?.subject).toBe('Your refund of £5.99: Gold: Aries')
    expect(email?.text).toContain(
      'We have refunded £5.99 for Gold: Aries to your Visa card ending in 4242.',
    )
    expect(email?.text).toContain('your purchase has ended')
    expect(email?.html).toContain('/payments')
  })

  test('says in Hindi that the purchase stays after a partial refund (REF-10)', async () => {
    const { buyer, id } = await buyWithCard(onePeriod, { selectedLang: 2 })
    await orderRefund(id, { pence: 30 })
    await sendRefunds()
    const [email] = emailsTo(buyer)
    expect(email?.subject).toContain('£0.30 की वापसी')
    expect(email?.text).toContain('आपने जो ख़रीदा है, वह आपका ही रहेगा')
    expect(email?.text).not.toMatch(/refund|\{\{/)
  })

  test('is sent once if two processes make the same refund (REF-10)', async () => {
    const { buyer, id } = await buyWithCard(subscription)
    await orderRefund(id)
    const other = await harness.startAnother()
    const both = Promise.withResolvers<void>()
    waitBeforeRefund = { left: 2, reached: both }
    await Promise.all([sendRefunds(), other.jobs.runScheduled('settle-payments')])
    waitBeforeRefund = undefined
    await other.jobs.run()
    expect(emailsTo(buyer)).toHaveLength(1)
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
  })

  test('of each refund names the amount of that refund alone (REF-10)', async () => {
    const { buyer, id } = await buyWithCard(onePeriod)
    for (const pence of [30, 20]) {
      await orderRefund(id, { pence })
      await sendRefunds()
    }
    expect(emailsTo(buyer).map(({ subject }) => subject.slice(0, 20))).toEqual([
      'Your refund of £0.30',
      'Your refund of £0.20',
    ])
  })
})
