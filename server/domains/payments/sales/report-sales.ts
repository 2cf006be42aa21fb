import { findVatPence } from '@rashi/contract/vat.rules'
import type { Context } from '../../../context/context.ts'
import { type CountrySales, sumSales } from './sales.repository.ts'

/** The days of a tax return are those of the United Kingdom. */
const taxTimeZone = 'Europe/London'

export interface ReportedSales extends CountrySales {
  /** Of what is left of the payments after refunds and lost disputes; null where no VAT is due. */
  readonly vatPence: number | null
}

/** The payments of the days `from` to `to`, both included, by the country of the card. */
export async function reportSales(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<ReportedSales[]> {
  const vatNumber = config.trader?.vat_number
  const sales = await sumSales(db, { from: startOf(from), until: startOf(to.add({ days: 1 })) })
  return sales.map((one) => ({
    ...one,
    vatPence: findVatPence(one.paidPence - one.refundedPence - one.lostPence, {
      vatNumber,
      country: one.country,
    }),
  }))
}

const startOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime(taxTimeZone).toInstant()
