import { supportRefundLimit } from '@rashi/contract/studio-customers'
import type { ParsedBodyOf, Payment, ResponseOf } from '@rashi/contract'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct } from '../operations/index.ts'
import { getPayment, poundsOf, refundPayment, retryRefund } from '../payments/index.ts'
import type { SupportCaller, SupportContext } from './support-context.ts'

const penceOf = (pounds: number): number => Math.round(pounds * 100)

/**
 * Orders a refund, which a job sends within a minute.
 *
 * @throws {Refusal} `not-found` for a payment that is not the customer's; `payment-refunded` if it was refunded since the caller
 * looked; `refund-over-limit` above what support may refund; `refund-not-possible` for more than is left of it, while an
 * earlier refund is on its way, and where nothing was paid
 */
export async function refundCustomer(
  context: SupportContext,
  order: ParsedBodyOf<'POST /studio/refund-payment'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/refund-payment'>> {
  const owned = { userId: order.id, id: order.payment_id }
  const before = await getPayment(context, owned)
  if (penceOf(before.refunded_amount) !== penceOf(order.refunded_amount))
    throw new Refusal('payment-refunded')
  refuseOverLimit(before, order.amount, caller)
  const ordered = await asRefusal(() =>
    write(context.db, async (trx) => {
      const refund = await refundPayment(trx, context, {
        id: order.payment_id,
        pence: order.amount === null ? null : penceOf(order.amount),
        keepsRights: order.keeps_rights,
      })
      await recordAct(trx, caller, {
        at: context.clock.now(),
        object: 'payment',
        objectId: order.payment_id,
        details: {
          customer: order.id,
          amount: poundsOf(refund.refundPence),
          taken_back: refund.isRevoked ? 'yes' : 'no',
          reason: order.reason,
        },
      })
      return refund
    }),
  )
  return {
    payment: await getPayment(context, owned),
    amount: poundsOf(ordered.refundPence),
    is_revoked: ordered.isRevoked,
  }
}

function refuseOverLimit(
  { amount, refunded_amount }: Payment,
  ordered: number | null,
  { staff }: SupportCaller,
): void {
  const total = ordered === null ? amount : refunded_amount + ordered
  if (staff.role !== 'owner' && penceOf(total) > penceOf(supportRefundLimit))
    throw new Refusal('refund-over-limit')
}

/** @throws {Refusal} `not-found`, `refund-not-possible` */
export async function retryCustomerRefund(
  context: SupportContext,
  { id, payment_id, reason }: ParsedBodyOf<'POST /studio/retry-refund'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/retry-refund'>> {
  const owned = { userId: id, id: payment_id }
  await getPayment(context, owned)
  await asRefusal(() =>
    write(context.db, async (trx) => {
      await retryRefund(trx, payment_id)
      await recordAct(trx, caller, {
        at: context.clock.now(),
        object: 'payment',
        objectId: payment_id,
        details: { customer: id, reason },
      })
    }),
  )
  return { payment: await getPayment(context, owned) }
}

/** Payments says with a RangeError, for an operator's terminal, why a refund cannot be made. */
async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('refund-not-possible')
    throw error
  }
}
