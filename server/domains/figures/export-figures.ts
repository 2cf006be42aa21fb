import { addUpSales, monthsShown } from '@rashi/contract/figures.rules'
import type { Context } from '../../context/context.ts'
import { csvLine } from '../../platform/csv.rules.ts'
import { readMonths } from './figures.repository.ts'
import { listFigures } from './list-figures.ts'
import { addMonths, type Month } from './months.rules.ts'

type Line = readonly [
  month: Month,
  figure: string,
  kind: string,
  country: string,
  value: number | null,
]

/** Writes the figures of the twelve months up to one as CSV, one number a line; amounts are in pence. */
export async function exportFigures(
  context: Pick<Context, 'config' | 'clock' | 'db'>,
  query: { month?: Month | undefined },
): Promise<string> {
  const { months, current_month } = await listFigures(context, query)
  const last = query.month ?? current_month
  const counted = await readMonths(context.db, { first: addMonths(last, 1 - monthsShown), last })
  const vatNumber = context.config.trader?.vat_number
  const lines = months.flatMap(({ month, mrr, churn, trials, renewals, visits }): Line[] => [
    ...numbersOf(month, 'mrr', mrr),
    ...numbersOf(month, 'churn', churn),
    ...numbersOf(month, 'trials', trials),
    ...numbersOf(month, 'renewals', renewals),
    ...numbersOf(month, 'visits', visits),
    ...(counted.get(month)?.sales?.numbers ?? []).flatMap((row): Line[] => {
      const { netPence, paidPence, payments, refundedPence, lostPence, vatPence } = addUpSales(
        [row],
        vatNumber,
      )
      const line = (name: string, value: number | null): Line => [
        month,
        `sales ${name}`,
        row.kind,
        row.country ?? 'unknown',
        value,
      ]
      return [
        line('payments', payments),
        line('gross_pence', paidPence),
        line('refunded_pence', refundedPence),
        line('lost_pence', lostPence),
        line('net_pence', netPence),
        line('vat_pence', vatPence),
      ]
    }),
  ])
  return [['month', 'figure', 'kind', 'country', 'value'], ...lines]
    .map((line) => csvLine(line.map((field) => `${field ?? ''}`)))
    .join('')
}

/** One line for each number of a part; what is not known yet or not a number has none. */
const numbersOf = (month: Month, figure: string, part: object | null): Line[] =>
  Object.entries(part ?? {})
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]): Line => [month, `${figure} ${name}`, '', '', value])
