import { addUpSales, figuresTimeZone, type SalesSum } from '@rashi/contract/figures.rules'
import type { Context } from '../../../context/context.ts'
import { sumSales } from './sales.repository.ts'

/** The payments of the days `from` to `to`, both included, by the country of the card; null where it is unknown. */
export async function reportSales(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<(SalesSum & { readonly country: string | null })[]> {
  const sales = await sumSales(db, { from: startOf(from), until: startOf(to.add({ days: 1 })) })
  return [...Map.groupBy(sales, ({ country }) => country)].map(([country, kinds]) => ({
    country,
    ...addUpSales(kinds, config.trader?.vat_number),
  }))
}

const startOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime(figuresTimeZone).toInstant()
