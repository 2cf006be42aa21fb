import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../gateways/payment/payment-provider.ts'
import { createBuyer, type Buyer, planIds } from '../../../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../../../testing/crash-harness.ts'

/** How the provider answers: not at all, or that a payment is neither paid nor refused yet. */
let provider: 'answers' | 'is away' | 'leaves open'
let calls: number
/** The attempt that it never answers for, whatever it does otherwise. */
let unanswered: string | undefined
let harness: CrashHarness

const asked = async <T>(call: () => Promise<T>, attempt?: string): Promise<T> => {
  calls++
  if (provider === 'is away' || (attempt !== undefined && attempt === unanswered))
    throw new ProviderUnavailable('the provider is away')
  return call()
}

const around = (payments: PaymentProvider): PaymentProvider => {
  const open = async (call: () => ReturnType<PaymentProvider['readPayment']>, attempt?: string) => {
    const payment = await asked(call, attempt)
    return provider === 'leaves open' ? { ...payment, state: 'processing' as const } : payment
  }
  return {
    ...payments,
    charge: (key, charge) => open(() => payments.charge(key, charge), key),
    readPayment: (...given) => open(() => payments.readPayment(...given)),
  }
}

beforeEach(async () => {
  provider = 'answers'
  unanswered = undefined
  harness = await crashHarness(around)
})
afterEach(() => harness.close())

async function aBuyerWhoGotNoAnswer(): Promise<Buyer> {
  const buyer = await createBuyer(harness.product)
  const card_id = await buyer.saveCard('good')
  provider = 'is away'
  const { status } = await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id })
  expect(status).toBe(503)
  provider = 'answers'
  return buyer
}

const subscriptions = async (...buyers: Buyer[]) =>
  (await Promise.all(buyers.map(({ active }) => active()))).map(({ length }) => length)

/** The job runs once a minute: answers how often it asked the provider. */
async function lookAfter(duration: Temporal.DurationLike): Promise<number> {
  harness.product.clock.advance(duration)
  calls = 0
  await harness.product.jobs.runScheduled('settle-payments')
  return calls
}

describe('an unsettled payment', () => {
  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // an attempt whose lookup got no answer is resumed a minute later.
  test('is resumed a minute after a call that the provider did not answer (PAY-39)', async () => {
    const buyer = await aBuyerWhoGotNoAnswer()
    provider = 'is away'
    expect(await lookAfter({ minutes: 2 })).toBe(1)
    expect(await lookAfter({ minutes: 1 })).toBe(1)
    provider = 'answers'
    expect(await subscriptions(buyer)).toEqual([0])
    await lookAfter({ minutes: 1 })
    expect(await subscriptions(buyer)).toEqual([1])
  })

  test('of a renewal is also resumed a minute after such a call (PAY-39)', async () => {
    const buyer = await createBuyer(harness.product)
    const card_id = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id })
    provider = 'is away'
    harness.product.clock.advance({ days: 7 })
    await harness.product.jobs.runScheduled('renew-subscriptions')
    expect(await lookAfter({ minutes: 2 })).toBe(1)
    provider = 'answers'
    await lookAfter({ minutes: 1 })
    const [subscription] = await buyer.active()
    expect(subscription?.subscription_ended).toBe('2026-12-05T09:00:00Z')
  })

  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // while the provider is unavailable, it is called once a minute.
  test('is one of many that call an unavailable provider once a minute and are settled when it is back (PAY-39)', async () => {
    const buyers = [
      await aBuyerWhoGotNoAnswer(),
      await aBuyerWhoGotNoAnswer(),
      await aBuyerWhoGotNoAnswer(),
    ]
    provider = 'is away'
    expect(await lookAfter({ minutes: 2 })).toBe(1)
    expect(await lookAfter({ minutes: 1 })).toBe(1)
    provider = 'answers'
    await lookAfter({ minutes: 1 })
    expect(await subscriptions(...buyers)).toEqual([1, 1, 1])
  })

  test('does not hold up others where the provider never answers for it (PAY-39)', async () => {
    const first = await aBuyerWhoGotNoAnswer()
    const { id } = await harness.product.context.db
      .selectFrom('attempts')
      .select('id')
      .executeTakeFirstOrThrow()
    harness.product.clock.advance({ seconds: 1 })
    const others = [await aBuyerWhoGotNoAnswer(), await aBuyerWhoGotNoAnswer()]
    unanswered = id
    await lookAfter({ minutes: 2 })
    await lookAfter({ minutes: 1 })
    expect(await subscriptions(first, ...others)).toEqual([0, 1, 1])
  })

  test('is resumed after ten minutes where the provider answered and left it open (PAY-39)', async () => {
    const buyer = await aBuyerWhoGotNoAnswer()
    provider = 'leaves open'
    expect(await lookAfter({ minutes: 2 })).toBeGreaterThan(0)
    provider = 'answers'
    expect(await lookAfter({ minutes: 9 })).toBe(0)
    expect(await lookAfter({ minutes: 1 })).toBeGreaterThan(0)
    expect(await subscriptions(buyer)).toEqual([1])
  })
})
