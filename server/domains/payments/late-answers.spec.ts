import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sample } from '../../../scripts/test-scope.ts'
import { type Payment, ProviderUnavailable } from '../../gateways/payment/payment-provider.ts'
import { listDifferences } from '../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../testing/buyers.ts'
import { forSale } from '../../testing/for-sale.ts'
import { crashHarness, type CrashHarness } from '../../testing/crash-harness.ts'

let harness: CrashHarness
/** Runs once, between the next charge and its settlement. */
let crashPointsAfterCharge: ((payment: Payment) => Promise<void>) | undefined
/** Runs once, while the next list of a customer's payments is read, which is then empty. */
let whileListing: (() => Promise<void>) | undefined
const open = async () => {
  harness = await crashHarness((payments) => ({
    ...payments,
    charge: async (...parameters) => {
      const payment = await payments.charge(...parameters)
      const happening = crashPointsAfterCharge
      crashPointsAfterCharge = undefined
      await happening?.(payment)
      return payment
    },
    listPayments: async function* (which) {
      const happening = whileListing
      whileListing = undefined
      if (happening) await happening()
      else yield* payments.listPayments(which)
    },
  }))
}
const close = () => harness.close()

const loseResponse = async () => {
  throw new ProviderUnavailable('the answer is lost')
}

describe.each(sample(forSale, forSale.length))('a purchase of $what', (thing) => {
  beforeAll(open)
  afterAll(close)

  // Guard in server/domains/payments/settlement/settle.ts:
  // an older `requires_action` answer does not change a settled attempt.
  test('that an event settles before the response to its charge stays paid (API-52)', async () => {
    const buyer = await createBuyer(harness.product)
    crashPointsAfterCharge = async ({ clientSecret }) => {
      await harness.product.sandbox.answerBank(clientSecret ?? '', 'Complete')
      await harness.deliverEvents()
    }
    const answer = await harness.buy(thing, buyer, await buyer.saveCard('requires3ds'))
    expect(answer.isPaid).toBe(true)
    await harness.restart({ minutes: 61 })
    await harness.expectConsistent(thing, buyer, 1)
  })

  // Guard in server/domains/payments/settlement/charge-attempt.ts: only a live attempt is ended as unpaid.
  test('that an event settles during a lookup without a result stays paid (API-52)', async () => {
    const buyer = await createBuyer(harness.product)
    await harness.crashAt('the answer is lost', thing, buyer, await buyer.saveCard('good'))
    whileListing = harness.deliverEvents
    await harness.restart({ hours: 24 })
    await harness.expectConsistent(thing, buyer, 1)
  })

  // Guard in server/domains/payments/checkout/buy.ts:
  // another press of Pay does not charge an attempt again after 23 hours.
  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // the job does not charge an attempt again after 23 hours.
  test('that is ordered again a day after its response was lost is not charged again (PAY-39)', async () => {
    const buyer = await createBuyer(harness.product)
    const card = await buyer.saveCard('good')
    await harness.crashAt('the answer is lost', thing, buyer, card)
    harness.product.clock.advance({ hours: 25 })
    expect((await harness.buy(thing, buyer, card)).isPaid).toBe(true)
    await harness.expectConsistent(thing, buyer, 1)
  })

  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // the 3-D Secure authentication of a payment found later is cancelled.
  test('that requires authentication, and whose response was lost, is cancelled a day later (PAY-18)', async () => {
    const buyer = await createBuyer(harness.product)
    await harness.crashAt('the answer is lost', thing, buyer, await buyer.saveCard('requires3ds'))
    await harness.restart({ hours: 24 })
    const { data } = await harness.product.sandbox.stripe.paymentIntents.list({ limit: 1 })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
    await harness.expectConsistent(thing, buyer, 0)
    const good = await buyer.saveCard('good')
    expect((await harness.buy(thing, buyer, good)).isPaid).toBe(true)
  })
})

// Guard in server/domains/payments/settlement/resume-unsettled.ts:
// a payment whose answer was lost is found by its metadata.
test('a payment whose response was lost is found among others of its buyer', async () => {
  await open()
  try {
    const [single] = forSale
    const buyer = await createBuyer(harness.product)
    const card = await buyer.saveCard('good')
    await harness.crashAt('the answer is lost', single!, buyer, card)
    const later = { payment_plan_id: planIds.silver, horoscope_id: 5, card_id: card }
    expect((await buyer.buy(later)).body.type).toBe('succeeded')
    await harness.restart({ hours: 24 })
    expect(await buyer.active()).toHaveLength(2)
    expect((await listPaidAmounts(harness.product, buyer)).toSorted()).toEqual([199, single!.pence])
    expect(await listDifferences(harness.product)).toEqual([])
  } finally {
    await close()
  }
})

describe('a renewal', () => {
  beforeEach(open)
  afterEach(close)

  type Subscriber = Buyer & { card: string; id: string }
  async function createSubscriber(): Promise<Subscriber> {
    const buyer = await createBuyer(harness.product)
    const card = await buyer.saveCard('good')
    const order = { payment_plan_id: planIds.silver, horoscope_id: 1 }
    const { body } = await buyer.buy({ ...order, card_id: card })
    return Object.assign(buyer, { card, id: body.user_payment_plan_id as string })
  }
  const renewAfter = async (duration: Temporal.DurationLike) => {
    harness.product.clock.advance(duration)
    await harness.product.jobs.runScheduled('renew-subscriptions')
  }
  const payByHand = ({ call, id }: Subscriber, card_id: string) =>
    call('POST /api/payment-plan/renew-subscription', { subscription_id: id, card_id })
  const statusOf = async (buyer: Buyer) => (await buyer.active()).map(({ status }) => status)
  const expectSoundBooks = async () => expect(await listDifferences(harness.product)).toEqual([])

  // Guard in server/domains/payments/settlement/settle.ts: a late refusal does not change a settled attempt.
  test('that is paid by hand after a decline stays paid when the decline arrives late (API-52)', async () => {
    const buyer = await createSubscriber()
    await harness.product.sandbox.control(`POST /sandbox/payment_methods/${buyer.card}`, {
      behaviour: 'declined_when_charged',
    })
    await renewAfter({ days: 7 })
    expect(await statusOf(buyer)).toEqual(['past_due'])
    expect((await payByHand(buyer, await buyer.saveCard('good'))).body.type).toBe('succeeded')
    await harness.deliverEvents()
    expect(await statusOf(buyer)).toEqual(['active'])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    await expectSoundBooks()
  })

  /** Creates a subscriber whose renewal was charged, not found a day later, and paid by hand. */
  async function createPaidTwice(): Promise<Subscriber> {
    const buyer = await createSubscriber()
    crashPointsAfterCharge = loseResponse
    await renewAfter({ days: 7 })
    harness.product.clock.advance({ hours: 24 })
    whileListing = async () => {}
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await statusOf(buyer)).toEqual(['past_due'])
    expect((await payByHand(buyer, buyer.card)).body.type).toBe('succeeded')
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199, 199])
    await harness.deliverEvents()
    return buyer
  }

  // Guard in server/domains/subscriptions/renewals/renewal-payable.ts:
  // a second payment of one billing period is refunded.
  test('whose period is already paid when its success arrives is refunded (PAY-45)', async () => {
    const buyer = await createPaidTwice()
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199, 199])
    expect(await statusOf(buyer)).toEqual(['active'])
    await expectSoundBooks()
  })

  // Guard in server/domains/payments/attempts/attempt.repository.ts: what was refunded is not refunded again.
  test('that was refunded as a second payment is not refunded again with its purchase', async () => {
    const buyer = await createPaidTwice()
    const body = { subscription_id: buyer.id, refund_amount: 3.98 }
    const { status } = await buyer.call('POST /api/payment-plan/withdraw-subscription', body)
    expect(status).toBe(200)
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    await expectSoundBooks()
  })
})
