import type { SingleHoroscope } from '@rashi/contract'
import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import type { BillingInterval, Tier } from '@rashi/contract/tiers.rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { payables } from '../../../payables.ts'
import { write } from '../../../platform/database/write.ts'
import { listDifferences } from '../../../testing/differences.ts'
import { type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { comboOrder, renewalHarness } from '../../../testing/renewal-harness.ts'
import { ensureCurrentEditions } from '../../horoscopes/index.ts'
import { refundPayment } from '../../payments/index.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

const harness = renewalHarness()
const { subscribe, advanceAndRenew, takeEmails } = harness

const annualGold = { payment_plan_id: 5, horoscope_id: 1 }
const monthlyDiamond = 6

/** Adds a plan as an operator would: a row of the catalogue, and nothing else. */
const addPlan = (plan: {
  id: number
  title: string
  tier: Tier
  billing_interval: BillingInterval
  amount_pence: number
}) =>
  harness.product.context.db
    .insertInto('payment_plans')
    .values({
      ...plan,
      saving_banner_flag: null,
      translations: JSON.stringify(
        [1, 2].map((language_id) => ({
          language_id,
          title: plan.title,
          period_title: 'Minimum one year',
          frequency_title: `per ${plan.billing_interval}`,
        })),
      ),
    })
    .execute()

beforeEach(() =>
  addPlan({
    id: annualGold.payment_plan_id,
    title: 'Annual Gold',
    tier: 'gold',
    billing_interval: 'year',
    amount_pence: 5999,
  }),
)

/** The reading periods of Aries whose newest text the buyer can read. */
async function readableOf(buyer: Buyer): Promise<string[]> {
  await ensureCurrentEditions(harness.product.context, composeEdition)
  const readable: string[] = []
  for (const period of readingPeriods) {
    const path = `/api/horoscope/user-new-single-horoscope/${period}/aries`
    const horoscope: SingleHoroscope = (await buyer.call(`GET ${path}`)).body.horoscope
    const { parts, translations } = horoscope.horoscopeData.at(-1)!
    const texts = period === 'yearly' ? translations : (parts[0]?.translations ?? [])
    if (texts[0]?.description !== undefined) readable.push(period)
  }
  return readable
}

const withdrawalOf = async (buyer: Buyer) =>
  ((await buyer.active())[0] as unknown as { withdrawal: { refund_amount: number } }).withdrawal

describe('annual Gold, which is a row of the catalogue', () => {
  test('is listed among the plans with its tier and billing interval (PLAN-31, PLAN-32, ENT-41)', async () => {
    const { body } = await harness.product.call('GET /api/payment-plan/plans')
    expect(body.plans.at(-1)).toMatchObject({
      id: 5,
      title: 'Annual Gold',
      amount: 59.99,
      horoscope_content_frequency: 2,
      tier: 'gold',
      billing_interval: 'year',
      opens: ['weekly', 'monthly'],
    })
  })

  test('is sold for a year, and is listed so among the buyer’s subscriptions (PLAN-31, PLAN-32)', async () => {
    const buyer = await subscribe(annualGold)
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([5999])
    expect(await buyer.active()).toMatchObject([
      {
        status: 'active',
        subscription_type: 'single',
        subscription_ended: '2027-11-21T09:00:00Z',
        payment_plan: {
          id: 5,
          amount: 59.99,
          horoscope_content_frequency: 2,
          tier: 'gold',
          billing_interval: 'year',
        },
      },
    ])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('opens weekly and monthly horoscopes, but not yearly ones (PLAN-32)', async () => {
    expect(await readableOf(await subscribe(annualGold))).toEqual(['weekly', 'monthly'])
  })

  test('renews after a year, two weeks after a reminder (PLAN-32)', async () => {
    const buyer = await subscribe(annualGold)
    await takeEmails(buyer)
    const emailsAfter = async (days: number) => {
      await advanceAndRenew({ days })
      await harness.product.jobs.runScheduled('remind-of-renewals')
      return takeEmails(buyer)
    }
    expect(await emailsAfter(350)).toEqual([])
    expect(await emailsAfter(1)).toEqual(['Annual Gold for Aries renews on 21 November 2027'])
    expect(await emailsAfter(13)).toEqual([])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([5999])
    expect(await emailsAfter(1)).toEqual([
      'Your receipt: Annual Gold for Aries has been renewed',
      'You can change your mind about Annual Gold until 5 December 2027',
    ])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([5999, 5999])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2028-11-21T09:00:00Z')
    expect(await readableOf(buyer)).toEqual(['weekly', 'monthly'])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test('is refunded in proportion to the days of a year when it is withdrawn (PLAN-33)', async () => {
    const buyer = await subscribe(annualGold)
    await readableOf(buyer)
    harness.product.clock.advance({ days: 9 })
    // £59.99 less 10 begun of 365 days, 164.36 pence, rounded in the buyer's favour.
    expect((await withdrawalOf(buyer)).refund_amount).toBe(58.35)
    const { status } = await buyer.call('POST /api/payment-plan/withdraw-subscription', {
      subscription_id: buyer.id,
      refund_amount: 58.35,
    })
    expect(status).toBe(200)
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([164])
    expect(await buyer.active()).toEqual([])
    expect(await readableOf(buyer)).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  })

  test("is ended, and its sign closed, by an operator's full refund (PLAN-33)", async () => {
    const buyer = await subscribe(annualGold)
    const { context } = harness.product
    await write(context.db, (trx) =>
      refundPayment(
        trx,
        { ...context, payables },
        { id: buyer.id, pence: null, keepsRights: false },
      ),
    )
    await harness.product.jobs.runScheduled('settle-payments')
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await buyer.active()).toEqual([])
    expect(await buyer.historic()).toMatchObject([
      {
        status: 'cancelled',
        payment_plan: { tier: 'gold', billing_interval: 'year' },
        refund: { amount: 59.99 },
      },
    ])
    expect(await readableOf(buyer)).toEqual([])
    await advanceAndRenew({ days: 366 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([])
    expect(await listDifferences(harness.product)).toEqual([])
  })
})

describe('a Diamond combo with a monthly Diamond', () => {
  beforeEach(() =>
    addPlan({
      id: monthlyDiamond,
      title: 'Monthly Diamond',
      tier: 'diamond',
      billing_interval: 'month',
      amount_pence: 799,
    }),
  )

  test('is charged every month for both signs (PLAN-35)', async () => {
    const buyer = await subscribe({
      ...comboOrder,
      moon_payment_plan_id: monthlyDiamond,
      rising_payment_plan_id: monthlyDiamond,
    })
    await advanceAndRenew({ months: 1 })
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([1598, 1598])
  })

  test('is refused beside a yearly Diamond, because one charge renews both (PLAN-35)', async () => {
    const buyer = await subscribe()
    const { status, body } = await buyer.buy({
      ...comboOrder,
      moon_payment_plan_id: planIds.diamond,
      rising_payment_plan_id: monthlyDiamond,
      card_id: buyer.card,
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['rising_payment_plan_id']])
    expect(await listPaidAmounts(harness.product, buyer)).toEqual([199])
  })
})
