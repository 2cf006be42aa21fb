import { use } from 'react'
import { useNavigate } from 'react-router'
import { userStore } from '../../lib/user.ts'
import { toast } from '../../ui/toast-store.ts'
import { kindOf } from './purchase-kinds.ts'
import type { Purchase } from './purchase.rules.ts'
import { TillContext } from './payment-context.ts'

/** What follows a purchase that went through: it is said, and the page of its kind opens. */
export function useFinish() {
  const navigate = useNavigate()
  const till = use(TillContext)
  return async (purchase: Purchase, msg: string) => {
    const { forget, successPath } = kindOf(purchase)
    if (till.app) return till.app.finish(purchase, msg)
    forget?.()
    // What the visitor may read has changed; where this fails the next page asks for itself.
    await userStore.refresh().catch(() => {})
    toast.success(msg)
    await navigate(successPath, { replace: true })
  }
}
