import { useConfig } from '../../lib/config.ts'
import { useTranslate } from '../../lib/texts.ts'
import styles from './sandbox-label.module.css'

/** Says that payments are simulated, where no real provider is configured. */
export function SandboxLabel() {
  const t = useTranslate()
  if (useConfig()?.payment.provider !== 'sandbox') return null
  return (
    <div role="note" className={styles.sandbox}>
      <strong>{t('checkout.pay.sandbox')}</strong>
      <span>{t('checkout.pay.sandbox-hint')}</span>
    </div>
  )
}
