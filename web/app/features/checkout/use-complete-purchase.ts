import { use } from 'react'
import { useNavigate } from 'react-router'
import { userStore } from '../../lib/user.ts'
import { lastPurchase } from '../last-purchase/index.ts'
import { pendingOrder } from '../pending-order/index.ts'
import { toast } from '../../ui/toast-store.ts'
import { getPurchaseKind } from './purchase-kinds.ts'
import { computeTotal, findItem, type Purchase } from './purchase.rules.ts'
import { PaymentContext } from './payment-context.ts'

/** Completes a successful purchase: opens the page of its kind, which says what was bought. */
export function useCompletePurchase() {
  const navigate = useNavigate()
  const context = use(PaymentContext)
  return async (purchase: Purchase, msg: string) => {
    const { clearSelection, successPath } = getPurchaseKind(purchase)
    if (context.app) return context.app.complete(purchase, msg)
    clearSelection?.()
    const item = findItem(purchase)
    if (item) pendingOrder.complete(item)
    // The visitor may read more now. Where this fails, the next page loads the user itself.
    await userStore.refresh().catch(() => {})
    const buyerId = (await userStore.load().catch(() => undefined))?.id
    if (buyerId !== undefined && item && successPath === '/dashboard')
      lastPurchase.set({
        buyerId,
        kind: item.kind,
        what: purchase.lines.map(({ what }) => what),
        amount: isByCoupon(purchase) ? 0 : computeTotal(purchase),
        message: msg,
        readAt: purchase.readAt,
        isNew: true,
      })
    else toast.success(msg)
    await navigate(successPath, { replace: true })
  }
}

const isByCoupon = ({ order }: Purchase): boolean =>
  'coupon_code_id' in order && order.coupon_code_id !== null
