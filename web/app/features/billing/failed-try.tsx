import { useLocation } from 'react-router'
import { useSay } from '../../lib/texts.ts'
import { AlertIcon } from '../../ui/icon.tsx'
import styles from './failed-try.module.css'

/** What the return from the bank tells the card page in the navigation state. */
export interface TryState {
  readonly failedTry?: { readonly outcome: 'failed' | 'incomplete'; readonly reason?: string }
}

/** After a try that came to nothing: why, and that nothing was charged. */
export function FailedTry() {
  const say = useSay()
  const failed = (useLocation().state as TryState | null)?.failedTry
  if (!failed) return null
  return (
    <div className={styles.failed}>
      <AlertIcon size={22} />
      <p>
        <strong>{say(`checkout.pay.try-${failed.outcome}`)}</strong> {failed.reason}{' '}
        {say('checkout.pay.not-charged')}
      </p>
    </div>
  )
}
