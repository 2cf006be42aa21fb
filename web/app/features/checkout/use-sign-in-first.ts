import { useNavigate } from 'react-router'
import { useTranslate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'

/** Sends a guest to the sign-in page, which leads back to this page. */
export function useSignInFirst() {
  const t = useTranslate()
  const navigate = useNavigate()
  return (page: 'payment-plan-select' | 'order-confirm') => {
    toast.info(t('checkout.sign-in-first'))
    void navigate(`/?redirect=${page}`)
  }
}
