import type { Plan } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import type { ReactNode } from 'react'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { CheckIcon } from '../../ui/icon.tsx'
import { Seal } from '../../ui/seal.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { PlanStanding } from './plan-standing.rules.ts'
import styles from './plan-table.module.css'
import { findPlanRows, weekAmount, yearAmount } from './plan-table.rules.ts'
import { isBestValue, opensOf, takesRisingSign } from './plan.rules.ts'
import { PreviewRow } from './preview-row.tsx'
import type { SignLines } from './sign-lines.ts'
import { usePlanTexts } from './use-plan-texts.ts'

export interface PlanColumn {
  readonly plan: Plan
  readonly isChosen: boolean
  readonly standing: PlanStanding | undefined
}

export interface PlanTableProps {
  columns: readonly PlanColumn[]
  lines: SignLines
  /** The name of the sign that the lines are of. */
  lineSign: string
  /** Whether the lines are of a sign that nobody has chosen. */
  isSample: boolean
}

/** Compares what the plans open and cost; rows and columns are derived from the plans. */
export function PlanTable({ columns, lines, lineSign, isSample }: PlanTableProps) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { periods, secondSign } = findPlanRows(columns.map(({ plan }) => plan))
  const rowOf = (name: string, cell: (plan: Plan) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ plan }) => (
        <td key={plan.id} className={isBestValue(plan) ? styles.best : undefined}>
          {cell(plan)}
        </td>
      ))}
    </tr>
  )
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('plans.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner}>{!isSample && lineSign}</td>
            {columns.map((column) => (
              <ColumnHead key={column.plan.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowOf(t('plans.per-week'), (plan) => formatPrice(weekAmount(plan), code))}
          {periods.map((period) => (
            <PreviewRow
              key={period}
              period={period}
              line={lines.lines.find((one) => one.period === period)}
              sign={{ key: lines.key, name: lineSign }}
              isSample={isSample}
              columnCount={columns.length}
            >
              {columns.map(({ plan }) => (
                <td key={plan.id}>
                  <Mark isIncluded={opensOf(plan).includes(period)} />
                </td>
              ))}
            </PreviewRow>
          ))}
          {secondSign &&
            rowOf(t('plans.second-sign'), (plan) =>
              takesRisingSign(plan) ? (
                `+${formatPrice(plan.amount, code)}`
              ) : (
                <Mark isIncluded={false} />
              ),
            )}
          {rowOf(t('plans.over-a-year'), (plan) => formatPrice(yearAmount(plan), code))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({ plan, isChosen, standing }: PlanColumn) {
  const t = useTranslate()
  const { title, price, frequency } = usePlanTexts(plan)
  const mark = standing && markOf[standing.kind]
  return (
    <th scope="col" className={isChosen ? styles.chosen : styles.head}>
      <p className={styles.ribbon}>
        {mark ? t(mark) : isBestValue(plan) && t('checkout.plans.best-value')}
      </p>
      <Seal tier={plan.tier} size={96} />
      <h2>{title}</h2>
      <p className={styles.price}>{price}</p>
      <p className={styles.frequency}>{frequency}</p>
    </th>
  )
}

const markOf: { [Kind in PlanStanding['kind']]?: 'plans.mark-yours' | 'plans.mark-free' } = {
  yours: 'plans.mark-yours',
  free: 'plans.mark-free',
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const t = useTranslate()
  return isIncluded ? (
    <>
      <CheckIcon size={20} />
      <VisuallyHidden>{t('plans.included')}</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <VisuallyHidden>{t('plans.not-included')}</VisuallyHidden>
    </>
  )
}
