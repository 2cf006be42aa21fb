import type { Plan } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './plan-bar.module.css'
import { usePlanTexts } from './use-plan-texts.ts'

/** The selected plan with the button that continues; on a phone it stays at the bottom of the window. */
export function PlanBar({
  plan,
  signName,
  isBusy,
  onConfirm,
}: {
  plan: Plan | undefined
  signName: string | undefined
  isBusy: boolean
  onConfirm: () => void
}) {
  const t = useTranslate()
  return (
    <div className={styles.bar}>
      <p className={styles.selected} aria-live="polite">
        {plan ? <Selected plan={plan} signName={signName} /> : t('checkout.plans.none-selected')}
      </p>
      <Button busy={isBusy} onClick={onConfirm} className={styles.confirm}>
        {t('checkout.plans.confirm')}
      </Button>
    </div>
  )
}

function Selected({ plan, signName }: { plan: Plan; signName: string | undefined }) {
  const { title, price, frequency } = usePlanTexts(plan)
  return (
    <>
      <span className={styles.what}>{signName ? `${title} · ${signName}` : title}</span>{' '}
      <span>
        {price} {frequency}
      </span>
    </>
  )
}
