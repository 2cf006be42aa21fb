import { useNavigate } from 'react-router'
import { consultationDraft } from '../../lib/selection.ts'
import { userStore } from '../../lib/user.ts'
import { toast } from '../../ui/toast-store.ts'
import { orderDraft } from './order-draft.ts'
import { kindOf } from './purchase-kinds.ts'
import type { Purchase } from './purchase.rules.ts'

/** What follows a purchase that went through: it is said, and the page of its kind opens. */
export function useFinish() {
  const navigate = useNavigate()
  return async (purchase: Purchase, msg: string) => {
    orderDraft.forget()
    consultationDraft.forget()
    // What the visitor may read has changed; where this fails the next page asks for itself.
    await userStore.refresh().catch(() => {})
    toast.success(msg)
    await navigate(kindOf(purchase).successPath, { replace: true })
  }
}
