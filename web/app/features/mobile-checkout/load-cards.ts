import type { PaymentCard } from '@rashi/contract'
import { ApiFailure } from '../../lib/api-failure.ts'
import { purchaseApi } from './purchase-session.ts'

/** Loads the buyer's saved cards; undefined where the provider does not answer. */
export async function loadCards(): Promise<PaymentCard[] | undefined> {
  try {
    return (await purchaseApi.user('GET /payment-plan/get-payment-cards')).cards
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 401) throw failure
    return undefined
  }
}
