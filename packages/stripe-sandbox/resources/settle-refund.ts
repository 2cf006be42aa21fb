import type Stripe from 'stripe'
import type { Call } from '../http/route.ts'
import { emit } from './events.ts'
import { get } from './find.ts'

/** How a test ends a refund that is under way, or lets one fail that seemed made. */
export const refundStatuses = ['succeeded', 'failed'] as const

/** Ends a refund, as the bank does some days later. A failed one returns its amount to what can be refunded. */
export function settleRefund(
  call: Pick<Call, 'sandbox' | 'request'>,
  id: string,
  status: (typeof refundStatuses)[number],
): Stripe.Refund {
  const { store } = call.sandbox
  const { object } = get(store, 'refund', id, 'refund', 404)
  const refund: Stripe.Refund = {
    ...object,
    status,
    ...(status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
  }
  store.save('refund', refund, {})
  if (status === 'failed' && typeof refund.charge === 'string') {
    const { object: charge } = get(store, 'charge', refund.charge, 'charge')
    const amount_refunded = charge.amount_refunded - refund.amount
    store.save('charge', { ...charge, amount_refunded, refunded: false }, {})
    emit(call, 'refund.failed', refund)
  } else emit(call, 'refund.updated', refund)
  return refund
}
