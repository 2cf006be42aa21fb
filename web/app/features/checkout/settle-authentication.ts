import { cardReasonOf, type CardReason } from '@rashi/contract/card-reason.rules'
import { ApiFailure } from '../../lib/api-failure.ts'
import type { Api } from '../../lib/api.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import { readAuthentication } from './authentication.rules.ts'
import type { PendingAuthentication } from './pending-authentication.ts'
import {
  readErrorCode,
  readPayment,
  type PaymentIntent,
  type PaymentSettings,
} from '../cards/index.ts'
import { getPurchaseKind } from './purchase-kinds.ts'

export type Settled =
  | { readonly outcome: 'succeeded'; readonly msg: string }
  /** Nothing is charged. */
  | { readonly outcome: 'failed' | 'incomplete'; readonly reason?: CardReason | undefined }
  /** Paid although another purchase had opened it meanwhile: the money is refunded. */
  | { readonly outcome: 'returned' }
  /** There was no answer, and the payment may have succeeded. */
  | { readonly outcome: 'unknown' }

/** Asks the provider for the result of the authentication, and the server whether the purchase is paid. */
export async function settleAuthentication(
  pending: PendingAuthentication,
  settings: PaymentSettings,
  api: Api,
): Promise<Settled> {
  const { clientSecret } = pending
  const payment =
    clientSecret === undefined
      ? undefined
      : await readPayment(settings, clientSecret).catch(() => undefined)
  const authentication = payment && readAuthentication(payment)
  if (authentication === 'left') return incomplete(payment)
  if (authentication === 'failed') {
    toast.warning(translate('checkout.pay.security-failed'))
    return { outcome: 'failed' }
  }
  if (authentication === 'passed') toast.success(translate('checkout.pay.security-succeeded'))
  return complete(pending, payment, api)
}

async function complete(
  { purchase, purchaseId, clientSecret }: PendingAuthentication,
  payment: PaymentIntent | undefined,
  api: Api,
): Promise<Settled> {
  try {
    const { type, msg } = await getPurchaseKind(purchase).complete(
      { purchaseId, clientSecret },
      api,
    )
    return type === 'succeeded' ? { outcome: 'succeeded', msg } : incomplete(payment)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    if (failure.status === 0) return { outcome: 'unknown' }
    if (failure.code === 'paid-back') {
      toast.warning(failure.message)
      return { outcome: 'returned' }
    }
    const settled = incomplete(payment)
    return failure.status >= 500 ? { outcome: 'unknown' } : settled
  }
}

function incomplete(payment: PaymentIntent | undefined): Settled {
  toast.error(translate('checkout.pay.incomplete'))
  const refused = payment?.last_payment_error
  return {
    outcome: 'incomplete',
    reason: refused ? cardReasonOf(readErrorCode(refused)) : undefined,
  }
}
