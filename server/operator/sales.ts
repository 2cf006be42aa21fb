import { defaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { findVatPence } from '@rashi/contract/vat.rules'
import { poundsOf, sumSales } from '../domains/payments/index.ts'
import {
  type Command,
  type CommandArguments,
  performAct,
  requireText,
  UsageError,
} from './command.ts'

/** The days of a tax return are those of the United Kingdom. */
const taxTimeZone = 'Europe/London'

const sales: Command = {
  name: 'sales',
  parameters: [],
  options: { from: { type: 'string' }, to: { type: 'string' } },
  optionsUsage: '--from 2026-04-01 --to 2026-06-30',
  description:
    'sums up the payments of these days by the country of the card, with the VAT in them',
  run: async (context, args) => {
    const { config, db, print } = context
    const [from, to] = [parseDay(args, 'from'), parseDay(args, 'to')]
    if (Temporal.PlainDate.compare(from, to) > 0) throw new UsageError('--from is later than --to')
    await performAct(context, 'sales', { from: `${from}`, to: `${to}` }, async () => {})
    const countries = await sumSales(db, {
      from: startOf(from),
      until: startOf(to.add({ days: 1 })),
    })
    if (countries.length === 0) print('Nothing was paid on these days.')
    else print('country\tpayments\tpaid\trefunded\tVAT')
    for (const { country, payments, paidPence, refundedPence } of countries) {
      const vatNumber = config.trader?.vat_number
      const vatPence = findVatPence(paidPence - refundedPence, { vatNumber, country })
      print(
        [
          country ?? 'unknown',
          payments,
          formatPence(paidPence),
          formatPence(refundedPence),
          vatPence === null ? '–' : formatPence(vatPence),
        ].join('\t'),
      )
    }
  },
}

function parseDay(args: CommandArguments, name: string): Temporal.PlainDate {
  const value = requireText(args, name)
  try {
    return Temporal.PlainDate.from(value)
  } catch {
    throw new UsageError(`--${name} must be a day such as 2026-04-01`)
  }
}

const startOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime(taxTimeZone).toInstant()

const formatPence = (pence: number): string => formatPrice(poundsOf(pence), defaultLanguage)

export const accounting: readonly Command[] = [sales]
