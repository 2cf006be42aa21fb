import { use } from 'react'
import { useNavigate } from 'react-router'
import { userStore } from '../../lib/user.ts'
import { toast } from '../../ui/toast-store.ts'
import { getPurchaseKind } from './purchase-kinds.ts'
import type { Purchase } from './purchase.rules.ts'
import { PaymentContext } from './payment-context.ts'

/** Completes a successful purchase: says so and opens the page of its kind. */
export function useCompletePurchase() {
  const navigate = useNavigate()
  const context = use(PaymentContext)
  return async (purchase: Purchase, msg: string) => {
    const { clearSelection, successPath } = getPurchaseKind(purchase)
    if (context.app) return context.app.complete(purchase, msg)
    clearSelection?.()
    // The visitor may read more now. Where this fails, the next page loads the user itself.
    await userStore.refresh().catch(() => {})
    toast.success(msg)
    await navigate(successPath, { replace: true })
  }
}
