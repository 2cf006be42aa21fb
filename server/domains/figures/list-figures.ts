import { addUpSales, findMrrPence, monthsShown, shareOf } from '@rashi/contract/figures.rules'
import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { sumDailyCounts } from './daily-counts.ts'
import { type CountedMonth, findFirstCounted, readMonths } from './figures.repository.ts'
import { isFinal, type NumbersOf } from './month-series.ts'
import { addMonths, listMonths, type Month, monthOf } from './months.rules.ts'

type Figures = ResponseOf<'GET /studio/figures'>
type MonthFigures = Figures['months'][number]
type Sales = Figures['countries'][number]
type DailyCounts = Awaited<ReturnType<typeof sumDailyCounts>>

/** Returns the figures of the twelve months up to one, which is the current one by default. */
export async function listFigures(
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
  { month }: { month?: Month | undefined },
): Promise<Figures> {
  const current = monthOf(clock.now())
  const last = month ?? current
  const first = addMonths(last, 1 - monthsShown)
  const [counted, currentMonth, visits, firstMonth] = await Promise.all([
    readMonths(db, { first, last }),
    readMonths(db, { first: current, last: current }),
    sumDailyCounts(db, { first, last }),
    findFirstCounted(db),
  ])
  const vatNumber = config.trader?.vat_number ?? null
  const sold = [...counted.values()].flatMap(({ sales }) => sales?.numbers ?? [])
  return {
    months: listMonths(first, last).map((one) => ({
      month: one,
      ...presentMonth(one, counted.get(one) ?? {}, vatNumber),
      visits: presentVisits(visits.filter((visit) => visit.month === one)),
    })),
    countries: [...Map.groupBy(sold, (one) => one.country)]
      .map(([country, rows]) => ({ country, ...presentSales(rows, vatNumber) }))
      .toSorted((a, b) => b.net_pence - a.net_pence),
    current_month: current,
    first_month: firstMonth ?? current,
    counted_at: currentMonth.get(current)?.sales?.countedAt.toString() ?? null,
  }
}

function presentMonth(
  month: Month,
  { active, ended, trials, renewals, sales }: CountedMonth,
  vatNumber: string | null,
): Omit<MonthFigures, 'month' | 'visits'> {
  return {
    mrr: active ? presentMrr(active.numbers, vatNumber) : null,
    churn: ended
      ? {
          active_at_start: ended.numbers.activeAtStart,
          chosen: ended.numbers.chosen,
          failed: ended.numbers.failed,
          chosen_share: shareOf(ended.numbers.chosen, ended.numbers.activeAtStart),
          failed_share: shareOf(ended.numbers.failed, ended.numbers.activeAtStart),
        }
      : null,
    trials: trials
      ? {
          ...trials.numbers,
          share: shareOf(trials.numbers.converted, trials.numbers.begun),
          is_final: isFinal('trials', month, trials.countedAt),
        }
      : null,
    renewals: renewals
      ? {
          ...renewals.numbers,
          share: shareOf(renewals.numbers.recovered, renewals.numbers.failed),
          is_final: isFinal('renewals', month, renewals.countedAt),
        }
      : null,
    sales: sales
      ? {
          ...presentSales(sales.numbers, vatNumber),
          kinds: [...Map.groupBy(sales.numbers, ({ kind }) => kind)].map(([kind, rows]) => ({
            kind,
            ...presentSales(rows, vatNumber),
          })),
        }
      : null,
  }
}

function presentMrr(
  active: NumbersOf<'active'>,
  vatNumber: string | null,
): NonNullable<MonthFigures['mrr']> {
  const { week, month, year } = findMrrPence(active, vatNumber)
  return {
    subscriptions: active.reduce((sum, { subscriptions }) => sum + subscriptions, 0),
    week_pence: week,
    month_pence: month,
    year_pence: year,
    total_pence: week + month + year,
  }
}

function presentSales(rows: NumbersOf<'sales'>, vatNumber: string | null): Omit<Sales, 'country'> {
  const sum = addUpSales(rows, vatNumber)
  return {
    payments: sum.payments,
    gross_pence: sum.paidPence,
    refunded_pence: sum.refundedPence,
    lost_pence: sum.lostPence,
    net_pence: sum.netPence,
    vat_pence: sum.vatPence,
  }
}

function presentVisits(counts: DailyCounts): MonthFigures['visits'] {
  if (counts.length === 0) return null
  const sum = (counter: DailyCounts[number]['counter'], labels: readonly string[]) =>
    counts
      .filter((one) => one.counter === counter && labels.includes(one.label))
      .reduce((total, { count }) => total + count, 0)
  const lookups = sum('lookups', ['moonsign', 'rising_sign'])
  const afterLookup = sum('sign_ups', ['true'])
  return {
    lookups,
    sign_ups_after_lookup: afterLookup,
    other_sign_ups: sum('sign_ups', ['false']),
    share: shareOf(afterLookup, lookups),
  }
}
