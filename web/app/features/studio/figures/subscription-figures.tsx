import { useTranslate } from '../../../lib/texts.ts'
import { useFormats } from './formats.ts'
import { type Month, MonthFigure, type Months } from './month-figure.tsx'

type OfMonths = { readonly months: Months; readonly current: string }
const runs = (current: string) => (one: Month) => one.month === current

/** The monthly recurring revenue of subscriptions, by billing interval. */
export function RecurringRevenue({ months, current }: OfMonths) {
  const t = useTranslate()
  const { pounds, roundPounds, count } = useFormats()
  const intervals = [
    ['studio.figures.by-week', 'week_pence'],
    ['studio.figures.by-month', 'month_pence'],
    ['studio.figures.by-year', 'year_pence'],
  ] as const
  return (
    <MonthFigure
      title={t('studio.figures.mrr')}
      formula={t('studio.figures.mrr-formula')}
      months={months}
      series={intervals.map(([name, key]) => ({
        name: t(name),
        valueOf: ({ mrr }) => mrr?.[key] ?? null,
      }))}
      format={pounds}
      tick={roundPounds}
      isOpen={runs(current)}
      columns={[
        [t('studio.figures.subscriptions'), ({ mrr }) => count(mrr?.subscriptions ?? null)],
        ...intervals.map(
          ([name, key]) => [t(name), ({ mrr }: Month) => pounds(mrr?.[key] ?? null)] as const,
        ),
        [t('studio.figures.total'), ({ mrr }) => pounds(mrr?.total_pence ?? null)],
      ]}
    />
  )
}

/** Subscriptions that ended. */
export function Churn({ months, current }: OfMonths) {
  const t = useTranslate()
  const { percent, count } = useFormats()
  return (
    <MonthFigure
      title={t('studio.figures.churn')}
      formula={t('studio.figures.churn-formula')}
      months={months}
      series={[
        {
          name: t('studio.figures.chosen'),
          valueOf: ({ churn }) => churn?.chosen_share ?? null,
        },
        {
          name: t('studio.figures.failed'),
          valueOf: ({ churn }) => churn?.failed_share ?? null,
        },
      ]}
      format={percent}
      isOpen={runs(current)}
      columns={[
        [t('studio.figures.active-at-start'), ({ churn }) => count(churn?.active_at_start ?? null)],
        [t('studio.figures.chosen'), ({ churn }) => count(churn?.chosen ?? null)],
        [
          t('studio.figures.share-of', { what: t('studio.figures.chosen') }),
          ({ churn }) => percent(churn?.chosen_share ?? null),
        ],
        [t('studio.figures.failed'), ({ churn }) => count(churn?.failed ?? null)],
        [
          t('studio.figures.share-of', { what: t('studio.figures.failed') }),
          ({ churn }) => percent(churn?.failed_share ?? null),
        ],
      ]}
    />
  )
}

/** Trials that led to a paid subscription. */
export function TrialConversion({ months }: Pick<OfMonths, 'months'>) {
  const t = useTranslate()
  const { percent, count } = useFormats()
  return (
    <MonthFigure
      title={t('studio.figures.trials')}
      formula={t('studio.figures.trials-formula')}
      months={months}
      series={[
        {
          name: t('studio.figures.converted'),
          valueOf: ({ trials }) => trials?.share ?? null,
        },
      ]}
      format={percent}
      isOpen={({ trials }) => trials?.is_final === false}
      columns={[
        [t('studio.figures.trials-begun'), ({ trials }) => count(trials?.begun ?? null)],
        [t('studio.figures.converted'), ({ trials }) => count(trials?.converted ?? null)],
        [t('studio.figures.share'), ({ trials }) => percent(trials?.share ?? null)],
      ]}
    />
  )
}

/** Renewals that failed at first. */
export function Recovery({ months }: Pick<OfMonths, 'months'>) {
  const t = useTranslate()
  const { percent, count } = useFormats()
  return (
    <MonthFigure
      title={t('studio.figures.recovery')}
      formula={t('studio.figures.recovery-formula')}
      months={months}
      series={[
        {
          name: t('studio.figures.recovered'),
          valueOf: ({ renewals }) => renewals?.recovered ?? null,
        },
        {
          name: t('studio.figures.not-recovered'),
          valueOf: ({ renewals }) => (renewals ? renewals.failed - renewals.recovered : null),
        },
      ]}
      format={count}
      isOpen={({ renewals }) => renewals?.is_final === false}
      columns={[
        [t('studio.figures.failed-renewals'), ({ renewals }) => count(renewals?.failed ?? null)],
        [t('studio.figures.recovered'), ({ renewals }) => count(renewals?.recovered ?? null)],
        [t('studio.figures.share'), ({ renewals }) => percent(renewals?.share ?? null)],
      ]}
    />
  )
}

/** How many lookups lead to an account. */
export function LookupsToSignUps({ months, current }: OfMonths) {
  const t = useTranslate()
  const { percent, count } = useFormats()
  return (
    <MonthFigure
      title={t('studio.figures.visits')}
      formula={t('studio.figures.visits-formula')}
      months={months}
      series={[{ name: t('studio.figures.share'), valueOf: ({ visits }) => visits?.share ?? null }]}
      format={percent}
      isOpen={runs(current)}
      columns={[
        [t('studio.figures.lookups'), ({ visits }) => count(visits?.lookups ?? null)],
        [
          t('studio.figures.sign-ups-after'),
          ({ visits }) => count(visits?.sign_ups_after_lookup ?? null),
        ],
        [t('studio.figures.share'), ({ visits }) => percent(visits?.share ?? null)],
        [t('studio.figures.other-sign-ups'), ({ visits }) => count(visits?.other_sign_ups ?? null)],
      ]}
    />
  )
}
