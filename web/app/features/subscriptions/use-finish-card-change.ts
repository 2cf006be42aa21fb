import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { announceFailure } from '../../lib/calls.ts'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import { pendingCardChange } from './pending-card-change.ts'

/**
 * Finishes the change of a renewal card when the bank sends its holder back. The address only says that they are back:
 * the server asks the provider, and the change is the one that this tab began.
 */
export function useFinishCardChange(onChanged: () => void): void {
  const [address, setAddress] = useSearchParams()

  async function finish() {
    const pending = pendingCardChange.get()
    pendingCardChange.remove()
    setAddress({}, { replace: true })
    if (!pending) return
    if (address.get('redirect_status') === 'failed') return fail()
    try {
      const { msg, confirmation_url } = await api.user('POST /payment-plan/change-payment-card', {
        body: pending,
      })
      if (confirmation_url !== null) return fail()
      onChanged()
      toast.success(msg)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      announceFailure(failure)
    }
  }

  useEffect(() => {
    if (address.has('setup_intent')) void finish()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
}

const fail = () => toast.error(translate('rights.card.not-confirmed'))
