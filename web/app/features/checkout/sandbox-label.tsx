import { useConfig } from '../../lib/config.ts'
import { useSay } from '../../lib/texts.ts'
import styles from './sandbox-label.module.css'

/** Where no real payments are set up, the page says so. */
export function SandboxLabel() {
  const say = useSay()
  if (useConfig()?.payment.provider !== 'sandbox') return null
  return (
    <div role="note" className={styles.sandbox}>
      <strong>{say('checkout.pay.sandbox')}</strong>
      <span>{say('checkout.pay.sandbox-hint')}</span>
    </div>
  )
}
