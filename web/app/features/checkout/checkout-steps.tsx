import { useTranslate } from '../../lib/texts.ts'
import styles from './checkout-steps.module.css'

const steps = ['sign', 'plan', 'order', 'payment'] as const

/** The steps from the choice of a sign to its payment, with the current one marked. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useTranslate()
  const at = steps.indexOf(current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < at ? styles.past : styles.step}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true" />
            {t(`checkout.step-${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  )
}
