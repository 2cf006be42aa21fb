import { billingIntervals, type BillingInterval } from './tiers.rules.ts'
import { trialDays } from './trial.rules.ts'
import { findVatPence } from './vat.rules.ts'

/** The months of the figures are those of the United Kingdom, as the days of a tax return are. */
export const figuresTimeZone = 'Europe/London'

/** The months that a page of figures shows. */
export const monthsShown = 12

const chargesAYear: Record<BillingInterval, number> = { week: 52, month: 12, year: 1 }

/** Active subscriptions with one billing interval whose cards are of one country: their charges, added up. */
export interface ActiveCharges {
  readonly interval: BillingInterval
  /** By ISO 3166-1; null for cards whose country is unknown. */
  readonly country: string | null
  readonly pence: number
}

/**
 * MRR, monthly recurring revenue, in pence for each billing interval: what active subscriptions pay, × 52/12 by the week,
 * × 1 by the month, ÷ 12 by the year, less the VAT in it. Subscriptions by promo code pay nothing, and are left out.
 */
export function findMrrPence(
  charges: readonly ActiveCharges[],
  vatNumber: string | null | undefined,
): Record<BillingInterval, number> {
  const mrr: Record<BillingInterval, number> = { week: 0, month: 0, year: 0 }
  for (const { interval, country, pence } of charges) {
    const monthly = (pence * chargesAYear[interval]) / 12
    mrr[interval] += monthly - (findVatPence(monthly, { vatNumber, country }) ?? 0)
  }
  for (const interval of billingIntervals) mrr[interval] = Math.round(mrr[interval])
  return mrr
}

/**
 * The share of a whole; null where there is nothing to have a share of. Each of these is one:
 *
 * - churn: subscriptions that ended in the month ÷ those active at its start, chosen and failed apart
 * - trial conversion: trials begun in the month whose account paid for a subscription within `conversionDays` ÷ trials
 *   begun in the month
 * - recovery: renewals that failed in the month and were paid later ÷ renewals that failed in the month
 * - lookups to sign-ups: sign-ups of the month that came from a lookup ÷ lookups of the month
 */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole

/** The trial and a week more. */
export const conversionDays = trialDays + 7

/**
 * A subscription that ends so long after the period that was paid for has failed: its renewals were tried until then. One
 * that ends earlier has ended by choice: it was cancelled, withdrawn from, refunded or disputed.
 */
export const unpaidDays = 7

/** A renewal that fails is paid within so many days, or its subscription ends. */
export const recoveryDays = 8

/** Payments of one kind by cards of one country, and what became of them whenever it happened. */
export interface Sales {
  /** By ISO 3166-1; null for cards whose country is unknown. */
  readonly country: string | null
  readonly payments: number
  readonly paidPence: number
  readonly refundedPence: number
  /** Taken back by banks in disputes. */
  readonly lostPence: number
}

export type SalesSum = Omit<Sales, 'country'> & {
  readonly netPence: number
  /** Null where no VAT is due on any of them. */
  readonly vatPence: number | null
}

/**
 * Adds up sales: net = paid − refunded − lost, with the VAT in it. A refund or a lost dispute belongs to the time of the
 * payment. VAT is rounded for each of `sales`, so that sums by kind and by country agree.
 */
export function addUpSales(
  sales: readonly Sales[],
  vatNumber: string | null | undefined,
): SalesSum {
  const sum = (valueOf: (one: Sales) => number) =>
    sales.reduce((total, one) => total + valueOf(one), 0)
  const vat = sales.flatMap(
    (one) => findVatPence(netOf(one), { vatNumber, country: one.country }) ?? [],
  )
  return {
    payments: sum(({ payments }) => payments),
    paidPence: sum(({ paidPence }) => paidPence),
    refundedPence: sum(({ refundedPence }) => refundedPence),
    lostPence: sum(({ lostPence }) => lostPence),
    netPence: sum(netOf),
    vatPence: vat.length === 0 ? null : vat.reduce((total, pence) => total + pence, 0),
  }
}

const netOf = ({ paidPence, refundedPence, lostPence }: Sales): number =>
  paidPence - refundedPence - lostPence
