import { randomUUID } from 'node:crypto'
import type { BillingInterval } from '@rashi/contract/tiers.rules'
import { v7 as uuidv7 } from 'uuid'
import type { TestApp } from './test-app.ts'

export interface PastPayment {
  readonly at: string
  readonly pence: number
  readonly country?: string | null
}

const tierOf = { week: 'silver', month: 'gold', year: 'diamond' } as const
const instant = (text: string) => Temporal.Instant.from(text)

/** Stores sales of the past as the product would have, for tests that need months of them. */
export function pastSales({ context: { db } }: Pick<TestApp, 'context'>) {
  /** Stores a purchase with its payments. @returns its id, and those of the payments */
  async function sell(
    kind: string,
    payments: readonly PastPayment[],
    user_id: string = randomUUID(),
  ): Promise<{ id: string; attempts: string[] }> {
    const [first] = payments
    const at = instant(first?.at ?? '2026-01-01T00:00:00Z')
    const id = uuidv7()
    await db
      .insertInto('purchases')
      .values({
        id,
        user_id,
        kind,
        state: 'fulfilled',
        request_key: id,
        ordered: '{}',
        description: kind,
        translations: '[]',
        amount_pence: first?.pence ?? 0,
        card_id: null,
        language_id: 1,
        failure_code: null,
        failure_sentence: null,
        created_at: at,
        settled_at: at,
        consented_at: null,
        consent_text: null,
      })
      .execute()
    const attempts: string[] = []
    for (const payment of payments) attempts.push(await pay(id, payment))
    return { id, attempts }
  }

  /** Stores another payment for a purchase. @returns its id */
  async function pay(
    purchase_id: string,
    { at, pence, country = 'GB' }: PastPayment,
  ): Promise<string> {
    const id = randomUUID()
    await db
      .insertInto('attempts')
      .values({
        id,
        purchase_id,
        payable: null,
        reference_id: null,
        state: 'succeeded',
        parameters: '{}',
        amount_pence: pence,
        payment_id: `pi_${id}`,
        card_brand: null,
        card_last_4: null,
        card_country: country,
        failure_code: null,
        created_at: instant(at),
        look_at: null,
        settled_at: instant(at),
        refund_key: null,
        refund_pence: null,
        refunded_at: null,
        refund_notice_pence: null,
      })
      .execute()
    return id
  }

  return {
    sell,
    pay,
    /** Stores a subscription with its payments, ended at `ended` if that is given. @returns the id of the group */
    async subscribe(
      interval: BillingInterval,
      payments: readonly PastPayment[],
      {
        userId = randomUUID(),
        ended = null,
        paidUntil = '2099-01-01T00:00:00Z',
        platform = 'web',
        boughtAt = payments[0]?.at ?? '',
      }: {
        userId?: string
        ended?: string | null
        paidUntil?: string
        platform?: 'web' | 'coupon' | 'ios'
        boughtAt?: string
      } = {},
    ): Promise<{ id: string; attempts: string[] }> {
      const sold = await sell('subscription', payments, userId)
      const at = instant(boughtAt)
      await db
        .insertInto('subscription_groups')
        .values({
          id: sold.id,
          user_id: userId,
          platform,
          status: ended === null ? 'active' : 'cancelled',
          tier: tierOf[interval],
          billing_interval: interval,
          description: 'A subscription',
          amount_pence: payments.at(-1)?.pence ?? 0,
          next_amount_pence: null,
          price_change_id: null,
          price_told_at: null,
          card_id: null,
          language_id: 1,
          anchored_at: at,
          period_number: 1,
          period_starts_at: at,
          period_ends_at: instant(paidUntil),
          due_at: null,
          past_due_since: null,
          needs_confirmation: false,
          needs_other_card: false,
          remind_at: null,
          created_at: at,
          cancelled_at: ended === null ? null : instant(ended),
          withdrawn_at: null,
          refund_pence: null,
          withdrawn_after_reading: false,
        })
        .execute()
      return sold
    },
    /** Stores the tries to renew a subscription once, each with the time of its outcome. */
    async renew(
      groupId: string,
      tries: readonly { at: string; state: 'paid' | 'failed'; code?: string }[],
    ): Promise<void> {
      for (const [index, { at, state, code = null }] of tries.entries())
        await db
          .insertInto('renewals')
          .values({
            id: uuidv7(),
            group_id: groupId,
            period_number: 2,
            try_number: index + 1,
            state,
            failure_code: code,
            created_at: instant(at),
            settled_at: instant(at),
          })
          .execute()
    },
    /** Refunds a part of a payment, or marks it as lost at the bank. */
    refund: (attempt: string, pence: number, at: string) =>
      db
        .updateTable('attempts')
        .set({ refund_key: randomUUID(), refund_pence: pence, refunded_at: instant(at) })
        .where('id', '=', attempt)
        .execute(),
    lose: (attempt: string, pence: number, at: string) =>
      db
        .updateTable('attempts')
        .set({ lost_pence: pence, lost_at: instant(at) })
        .where('id', '=', attempt)
        .execute(),
    /** Begins the trial of an account. @returns the id of the account */
    async beginTrial(at: string): Promise<string> {
      const user_id = randomUUID()
      await db
        .insertInto('trials')
        .values({
          user_id,
          started_at: instant(at),
          gold_until: null,
          ended_at: null,
          first_visit_reading_at: null,
          corrections: 0,
          kept_sign_id: null,
        })
        .execute()
      return user_id
    },
  }
}
