import { useTranslate } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageActions } from '../../ui/page-actions.tsx'
import styles from './checkout-steps.module.css'

const steps = ['sign', 'plan', 'order', 'payment'] as const

type Step = (typeof steps)[number]

/** The steps in the header of the pages on which nothing is chosen any more. */
export function HeaderSteps({ current }: { current: Step }) {
  return (
    <PageActions>
      <CheckoutSteps current={current} isInHeader />
    </PageActions>
  )
}

/** The steps from the choice of a sign to its payment, with the current one marked. */
export function CheckoutSteps({ current, isInHeader }: { current: Step; isInHeader?: boolean }) {
  const t = useTranslate()
  const at = steps.indexOf(current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol role="list" className={classNames(styles.steps, isInHeader && styles.inHeader)}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < at ? styles.past : styles.step}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.name}>{t(`checkout.step-${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
