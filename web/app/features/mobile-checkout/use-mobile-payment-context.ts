import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import type { PaymentContextValue } from '../checkout/index.ts'
import { purchaseApi, purchaseSession, purchaseWatch } from './purchase-session.ts'

const readAccount = async () => (await purchaseApi.user('GET /user/masked-email')).email

/**
 * Pays on behalf of the user whom the app has sent, even where another user is signed in in this browser.
 * @param appAddress the address of the app that Back opens
 */
export function useMobilePaymentContext(
  appAddress: string,
  onPaid: () => void,
): PaymentContextValue {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    purchaseWatch.refused = () => {
      toast.error(translate('shell.session-expired'))
      void navigate('/', { replace: true })
    }
    return () => {
      purchaseWatch.refused = () => {}
    }
  }, [navigate])

  return useMemo(
    () => ({
      api: purchaseApi,
      userId: async () => undefined,
      readAccount,
      returnPath: pathname,
      app: {
        address: appAddress,
        complete(_, msg) {
          purchaseSession.close()
          toast.success(msg)
          onPaid()
        },
      },
    }),
    [appAddress, pathname, onPaid],
  )
}
