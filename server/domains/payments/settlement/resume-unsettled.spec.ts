import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../gateways/payment/payment-provider.ts'
import { createBuyer, type Buyer, planIds } from '../../../testing/buyers.ts'
import { crashHarness, type CrashHarness } from '../../../testing/crash-harness.ts'

/** How the provider responds: as usual, not at all, or that every payment is still processing. */
let provider: 'responds' | 'is unavailable' | 'is still processing'
let calls: number
/** The attempt whose requests get no response. */
let unanswered: string | undefined
let harness: CrashHarness

const countCall = async <T>(call: () => Promise<T>, attempt?: string): Promise<T> => {
  calls++
  if (provider === 'is unavailable' || (attempt !== undefined && attempt === unanswered))
    throw new ProviderUnavailable('the provider is unavailable')
  return call()
}

const around = (payments: PaymentProvider): PaymentProvider => {
  const open = async (call: () => ReturnType<PaymentProvider['readPayment']>, attempt?: string) => {
    const payment = await countCall(call, attempt)
    return provider === 'is still processing'
      ? { ...payment, state: 'processing' as const }
      : payment
  }
  return {
    ...payments,
    charge: (key, charge) => open(() => payments.charge(key, charge), key),
    readPayment: (...parameters) => open(() => payments.readPayment(...parameters)),
  }
}

beforeEach(async () => {
  provider = 'responds'
  unanswered = undefined
  harness = await crashHarness(around)
})
afterEach(() => harness.close())

async function createUnsettledBuyer(): Promise<Buyer> {
  const buyer = await createBuyer(harness.product)
  const card_id = await buyer.saveCard('good')
  provider = 'is unavailable'
  const { status } = await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id })
  expect(status).toBe(503)
  provider = 'responds'
  return buyer
}

const subscriptions = async (...buyers: Buyer[]) =>
  (await Promise.all(buyers.map(({ active }) => active()))).map(({ length }) => length)

/** Runs the job, which runs once a minute, and returns the number of its calls to the provider. */
async function resumeAfter(duration: Temporal.DurationLike): Promise<number> {
  harness.product.clock.advance(duration)
  calls = 0
  await harness.product.jobs.runScheduled('settle-payments')
  return calls
}

describe('an unsettled payment', () => {
  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // an attempt whose lookup got no answer is resumed a minute later.
  test('is resumed a minute after a call without a response (PAY-39)', async () => {
    const buyer = await createUnsettledBuyer()
    provider = 'is unavailable'
    expect(await resumeAfter({ minutes: 2 })).toBe(1)
    expect(await resumeAfter({ minutes: 1 })).toBe(1)
    provider = 'responds'
    expect(await subscriptions(buyer)).toEqual([0])
    await resumeAfter({ minutes: 1 })
    expect(await subscriptions(buyer)).toEqual([1])
  })

  test('of a renewal is resumed a minute after a call without a response (PAY-39)', async () => {
    const buyer = await createBuyer(harness.product)
    const card_id = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id })
    provider = 'is unavailable'
    harness.product.clock.advance({ days: 7 })
    await harness.product.jobs.runScheduled('renew-subscriptions')
    expect(await resumeAfter({ minutes: 2 })).toBe(1)
    provider = 'responds'
    await resumeAfter({ minutes: 1 })
    const [subscription] = await buyer.active()
    expect(subscription?.subscription_ended).toBe('2026-12-05T09:00:00Z')
  })

  // Guard in server/domains/payments/settlement/resume-unsettled.ts:
  // while the provider is unavailable, it is called once a minute.
  test('costs an unavailable provider one call a minute in all, and is settled with the others later (PAY-39)', async () => {
    const buyers = [
      await createUnsettledBuyer(),
      await createUnsettledBuyer(),
      await createUnsettledBuyer(),
    ]
    provider = 'is unavailable'
    expect(await resumeAfter({ minutes: 2 })).toBe(1)
    expect(await resumeAfter({ minutes: 1 })).toBe(1)
    provider = 'responds'
    await resumeAfter({ minutes: 1 })
    expect(await subscriptions(...buyers)).toEqual([1, 1, 1])
  })

  test('does not block others if its own calls never get a response (PAY-39)', async () => {
    const first = await createUnsettledBuyer()
    const { id } = await harness.product.context.db
      .selectFrom('attempts')
      .select('id')
      .executeTakeFirstOrThrow()
    harness.product.clock.advance({ seconds: 1 })
    const others = [await createUnsettledBuyer(), await createUnsettledBuyer()]
    unanswered = id
    await resumeAfter({ minutes: 2 })
    await resumeAfter({ minutes: 1 })
    expect(await subscriptions(first, ...others)).toEqual([0, 1, 1])
  })

  test('is resumed after ten minutes if the provider is still processing it (PAY-39)', async () => {
    const buyer = await createUnsettledBuyer()
    provider = 'is still processing'
    expect(await resumeAfter({ minutes: 2 })).toBeGreaterThan(0)
    provider = 'responds'
    expect(await resumeAfter({ minutes: 9 })).toBe(0)
    expect(await resumeAfter({ minutes: 1 })).toBeGreaterThan(0)
    expect(await subscriptions(buyer)).toEqual([1])
  })
})
