import type { Plan } from '@rashi/contract'
import { useId } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './plan-buttons.module.css'
import type { PlanColumn } from './plan-table.tsx'
import { usePlanTexts } from './use-plan-texts.ts'

/** The buttons that select a plan, below its column of the table. */
export function PlanButtons({
  columns,
  onChoose,
}: {
  columns: readonly PlanColumn[]
  onChoose: (plan: Plan) => void
}) {
  const t = useTranslate()
  return (
    <ul role="list" aria-label={t('checkout.plans.list')} className={styles.buttons}>
      {columns.map((column) => (
        <PlanButton key={column.plan.id} {...column} onChoose={() => onChoose(column.plan)} />
      ))}
    </ul>
  )
}

function PlanButton({ plan, isChosen, onChoose }: PlanColumn & { onChoose: () => void }) {
  const t = useTranslate()
  const period = useId()
  const texts = usePlanTexts(plan)
  return (
    <li className={styles.item}>
      <Button
        wide
        kind={isChosen ? 'primary' : 'quiet'}
        aria-pressed={isChosen}
        aria-describedby={period}
        onClick={onChoose}
        className={styles.button}
      >
        <span className={styles.words}>
          {t('checkout.plans.get', texts)}{' '}
          <span className={styles.price}>{t('checkout.plans.get-for', texts)}</span>
        </span>
      </Button>
      <p id={period} className={isChosen ? styles.chosenPeriod : styles.period}>
        {texts.period}
      </p>
    </li>
  )
}
