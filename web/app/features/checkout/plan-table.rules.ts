import type { Plan } from '@rashi/contract'
import { readingPeriods, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { BillingInterval } from '@rashi/contract/tiers.rules'
import { opensOf, takesRisingSign } from './plan.rules.ts'

const weeksAYear = 52
const chargesAYear: Record<BillingInterval, number> = { week: weeksAYear, month: 12, year: 1 }

type Price = Pick<Plan, 'amount' | 'billing_interval'>

/** Returns what a plan costs in a year of 52 weeks, in pounds, added up in pence. */
export const yearAmount = ({ amount, billing_interval }: Price): number =>
  (Math.round(amount * 100) * chargesAYear[billing_interval]) / 100

/** Returns what a plan costs a week, in pounds, not rounded. */
export const weekAmount = (plan: Price): number => yearAmount(plan) / weeksAYear

export interface PlanRows {
  /** The reading periods that at least one plan opens. */
  readonly periods: readonly ReadingPeriod[]
  /** Whether a second sign can be added to at least one plan. */
  readonly secondSign: boolean
}

/** Returns the rows of the table of plans, beside those of the prices. */
export const findPlanRows = (plans: readonly Plan[]): PlanRows => ({
  periods: readingPeriods.filter((period) => plans.some((plan) => opensOf(plan).includes(period))),
  secondSign: plans.some(takesRisingSign),
})
