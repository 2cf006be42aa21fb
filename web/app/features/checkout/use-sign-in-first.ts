import { useNavigate } from 'react-router'
import { useTranslate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'

/** Asks a guest to sign in, and to come back to where that was needed. */
export function useSignInFirst() {
  const t = useTranslate()
  const navigate = useNavigate()
  return (page: 'payment-plan-select' | 'order-confirm') => {
    toast.info(t('checkout.sign-in-first'))
    void navigate(`/?redirect=${page}`)
  }
}
