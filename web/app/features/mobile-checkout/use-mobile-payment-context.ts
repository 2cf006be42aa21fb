import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import type { Till } from '../checkout/payment-context.ts'
import { purchaseApi, purchaseSession, purchaseWatch } from './purchase-session.ts'

/**
 * Pays in the name of whoever the app has sent, and nobody else's.
 * @param appAddress where the app is opened by Back
 */
export function useMobileTill(appAddress: string, onPaid: () => void): Till {
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
      returnPath: pathname,
      app: {
        address: appAddress,
        finish(_, msg) {
          purchaseSession.close()
          toast.success(msg)
          onPaid()
        },
      },
    }),
    [appAddress, pathname, onPaid],
  )
}
