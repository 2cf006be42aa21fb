import { useTranslate } from '../../../lib/texts.ts'
import chart from './chart.module.css'
import { useFormats } from './formats.ts'
import type { Month } from './month-figure.tsx'

/** The figures of one month at a glance. */
export function Summary({ month: { mrr, churn, renewals, sales, visits } }: { month: Month }) {
  const t = useTranslate()
  const { pounds, percent } = useFormats()
  const churned = churn
    ? [churn.chosen_share, churn.failed_share].reduce<number | null>(
        (sum, share) => (sum === null || share === null ? null : sum + share),
        0,
      )
    : null
  const facts = [
    [t('studio.figures.mrr'), pounds(mrr?.total_pence ?? null)],
    [t('studio.figures.churn'), percent(churned)],
    [t('studio.figures.recovery'), percent(renewals?.share ?? null)],
    [t('studio.figures.net'), pounds(sales?.net_pence ?? null)],
    [t('studio.figures.visits'), percent(visits?.share ?? null)],
  ] as const
  return (
    <dl className={chart.summary}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
