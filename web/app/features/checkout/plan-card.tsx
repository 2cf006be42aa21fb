import type { Plan } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Seal } from '../../ui/seal.tsx'
import { isBestValue } from './plan.rules.ts'
import styles from './plan-card.module.css'

/** Gives the texts of a plan in the reader's language. */
export function usePlanTexts(plan: Plan) {
  const { id, code } = useLanguage()
  const texts = translated(plan.translations, id)
  return {
    title: texts?.title ?? plan.title,
    period: texts?.period_title ?? '',
    frequency: texts?.frequency_title ?? '',
    price: formatPrice(plan.amount, code),
  }
}

export function PlanCard(props: { plan: Plan; isChosen: boolean; onChoose: () => void }) {
  const { plan, isChosen, onChoose } = props
  const t = useTranslate()
  const { title, period, frequency, price } = usePlanTexts(plan)
  return (
    <Card as="li" chosen={isChosen} className={styles.card}>
      {isBestValue(plan) && <p className={styles.ribbon}>{t('checkout.plans.best-value')}</p>}
      <Seal tier={plan.tier} size={120} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.period}>{period}</p>
      <Button
        wide
        kind={isChosen ? 'primary' : 'quiet'}
        aria-pressed={isChosen}
        onClick={onChoose}
        className={styles.get}
      >
        {t('checkout.plans.get', { title, price, frequency })}
      </Button>
    </Card>
  )
}
