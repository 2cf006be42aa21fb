import { confirmsRenewals } from '@rashi/contract/renewal.rules'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { formatExpiry, type PaidCard } from '../../payments/index.ts'
import { renewalPence } from '../groups/price-notice.rules.ts'
import type { GroupRow } from '../groups/subscription.repository.ts'
import { withdrawalBegan } from '../withdrawals/withdrawal.rules.ts'

export type EmailName =
  | 'receipt'
  | 'coupon'
  | 'renewed'
  | 'cooling-off'
  | 'cancelled'
  | 'withdrawn'
  | 'renewal-failed'
  | 'confirm-renewal'
  | 'other-card'
  | 'card-again'
  | 'lapsed'
  | 'reminder'
  | 'card-expiring'
  | 'price-change'
  | 'price-kept'

/** The content of an email, at the time of the event that caused it. Instants are ISO 8601. */
export interface SubscriptionEmail {
  readonly name: EmailName
  readonly userId: string
  readonly groupId: string
  readonly languageId: number
  readonly amountPence: number
  /** The price of the next renewal; absent in jobs of earlier releases, which knew one price only. */
  readonly nextPence?: number
  readonly at: string
  readonly periodEndsAt: string
  readonly dueAt: string | null
  /** The card that expires: its last four digits, and its expiry as 04/2031. */
  readonly card?: { readonly last4: string; readonly expiry: string }
  /** Of a receipt. */
  readonly paidWith?: PaidCard
  /** The holder of the renewal card has to confirm each renewal at the bank. */
  readonly confirmsRenewals?: boolean
  /** Since when the buyer may withdraw from the renewal that this email is about. */
  readonly withdrawableSince?: string
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    // The queue keeps its first name: jobs of an earlier release may wait in it.
    'billing-letter': SubscriptionEmail
  }
}

/** Enqueues an email in the transaction that causes it, so that it is sent only if that commits. */
export const enqueueSubscriptionEmail = (
  trx: Trx,
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  name: EmailName,
  group: GroupRow,
  {
    card,
    paidWith,
    renewalCountry = paidWith?.country,
  }: {
    card?: { readonly last_4: string; readonly exp_month: number; readonly exp_year: number }
    paidWith?: PaidCard | null
    /** Of the renewal card. */
    renewalCountry?: string | null | undefined
  } = {},
): Promise<void> =>
  jobs.enqueue(trx, 'billing-letter', {
    name,
    userId: group.user_id,
    groupId: group.id,
    languageId: group.language_id,
    amountPence: group.amount_pence,
    nextPence: renewalPence(group),
    at: clock.now().toString(),
    periodEndsAt: group.period_ends_at.toString(),
    dueAt: group.due_at?.toString() ?? null,
    ...(paidWith && { paidWith }),
    ...(confirmsRenewals(renewalCountry) && { confirmsRenewals: true }),
    ...(name === 'cooling-off' && { withdrawableSince: withdrawalBegan(group).toString() }),
    ...(card && {
      card: { last4: card.last_4, expiry: formatExpiry(card.exp_month, card.exp_year) },
    }),
  })
