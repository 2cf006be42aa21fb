import type { Trx } from '../../../platform/database/database.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import type { PaidCard } from '../../payments/cards/paid-card.ts'
import { formatExpiry } from '../../payments/cards/card-expiry.rules.ts'
import type { GroupRow } from '../groups/subscription.repository.ts'

export type LetterName =
  | 'receipt'
  | 'coupon'
  | 'renewed'
  | 'cancelled'
  | 'withdrawn'
  | 'renewal-failed'
  | 'confirm-renewal'
  | 'lapsed'
  | 'reminder'
  | 'card-expiring'

/** What a letter says, as it was when it was caused. Instants are ISO 8601. */
export interface Letter {
  readonly name: LetterName
  readonly userId: string
  readonly groupId: string
  readonly languageId: number
  readonly amountPence: number
  readonly at: string
  readonly periodEndsAt: string
  readonly dueAt: string | null
  /** The card that it speaks of: its last four digits, and its end as 04/2031. */
  readonly card?: { readonly last4: string; readonly expiry: string }
  /** Of a receipt. */
  readonly paidWith?: PaidCard
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing-letter': Letter
  }
}

/** A letter leaves if and only if what it tells of is committed. */
export const enqueueLetter = (
  trx: Trx,
  { clock, jobs }: Pick<BillingContext, 'clock' | 'jobs'>,
  name: LetterName,
  group: GroupRow,
  {
    card,
    paidWith,
  }: {
    card?: { readonly last_4: string; readonly exp_month: number; readonly exp_year: number }
    paidWith?: PaidCard | null
  } = {},
): Promise<void> =>
  jobs.enqueue(trx, 'billing-letter', {
    name,
    userId: group.user_id,
    groupId: group.id,
    languageId: group.language_id,
    amountPence: group.amount_pence,
    at: clock.now().toString(),
    periodEndsAt: group.period_ends_at.toString(),
    dueAt: group.due_at?.toString() ?? null,
    ...(paidWith && { paidWith }),
    ...(card && {
      card: { last4: card.last_4, expiry: formatExpiry(card.exp_month, card.exp_year) },
    }),
  })
