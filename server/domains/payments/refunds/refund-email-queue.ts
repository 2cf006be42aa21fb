import type { Trx } from '../../../platform/database/database.ts'
import type { AttemptRow } from '../attempts/attempt.repository.ts'
import { type PaidCard, type PaymentsContext } from '../payable/payable.ts'
import { findBought } from '../purchases/settle-purchase.ts'
import { keepsRights } from './schedule-refund.ts'

/** The contents of a refund email. Instants are ISO 8601. */
export interface RefundEmail {
  readonly userId: string
  readonly languageId: number
  /** The purchase, described in that language. */
  readonly what: string
  readonly amountPence: number
  readonly card: PaidCard | null
  /** Whether what was bought was revoked. */
  readonly isRevoked: boolean
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'refund-email': RefundEmail
  }
}

/** Enqueues the email in the transaction that records the refund, so that it is sent only if that commits. */
export async function enqueueRefundEmail(
  trx: Trx,
  { clock, jobs }: Pick<PaymentsContext, 'clock' | 'jobs'>,
  attempt: AttemptRow,
): Promise<void> {
  const { userId, languageId, translations, description, card } = await findBought(
    trx,
    attempt,
    clock.now(),
  )
  const translated = translations.find(({ language_id }) => language_id === languageId)
  await jobs.enqueue(trx, 'refund-email', {
    userId,
    languageId,
    what: translated?.description ?? description,
    amountPence: attempt.refund_notice_pence ?? 0,
    card,
    isRevoked: !keepsRights(attempt),
  })
}
