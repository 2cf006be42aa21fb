import { defaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import type { Trx } from '../../../platform/database/database.ts'
import { afterCommit } from '../../../platform/database/write.ts'
import { paymentAlerts } from '../../../platform/payment-counters.ts'
import type { AttemptRow } from '../attempts/attempt.repository.ts'
import { poundsOf } from '../format/format.rules.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { getPurchase } from '../purchases/purchase.repository.ts'

export type AlertKind =
  | 'dispute-opened'
  | 'dispute-won'
  | 'dispute-lost'
  | 'dispute-closed'
  | 'refund-stopped'
  | 'refund-waits'
  | 'refund-outside'
  | 'fraud-warning'

/** The content of an email about a payment to the operator. */
export interface PaymentAlert {
  readonly kind: AlertKind
  readonly paymentId: string
  readonly purchaseId: string
  /** The purchase, in English. */
  readonly what: string
  readonly amount: string
  /** In the provider's word; of a refund that waits, the account of its payment. */
  readonly reason: string
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payment-alert': PaymentAlert
  }
}

/** Tells the operator of something about a payment that needs a person: by mail, in the log and by a metric. */
export async function alertOperator(
  trx: Trx,
  { jobs, log }: Pick<PaymentsContext, 'jobs' | 'log'>,
  kind: AlertKind,
  attempt: Pick<AttemptRow, 'purchase_id' | 'payment_id'>,
  { pence, reason }: { pence: number; reason: string },
): Promise<void> {
  const { description } = await getPurchase(trx, attempt.purchase_id)
  const paymentId = attempt.payment_id ?? ''
  await jobs.enqueue(trx, 'payment-alert', {
    kind,
    paymentId,
    purchaseId: attempt.purchase_id,
    what: description,
    amount: formatPrice(poundsOf(pence), defaultLanguage),
    reason,
  })
  afterCommit(trx, () => {
    paymentAlerts.inc({ kind })
    log.warn({ kind, paymentId, pence, reason }, 'a payment needs the operator')
  })
}
