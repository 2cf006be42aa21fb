import { defaultLanguage } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { poundsOf, reportSales } from '../domains/payments/index.ts'
import {
  type Command,
  type CommandArguments,
  performAct,
  requireText,
  UsageError,
} from './command.ts'

const sales: Command = {
  name: 'sales',
  parameters: [],
  options: { from: { type: 'string' }, to: { type: 'string' } },
  optionsUsage: '--from 2026-04-01 --to 2026-06-30',
  description:
    'sums up the payments of these days by the country of the card, with the VAT in them',
  run: async (context, args) => {
    const { print } = context
    const days = { from: parseDay(args, 'from'), to: parseDay(args, 'to') }
    if (Temporal.PlainDate.compare(days.from, days.to) > 0)
      throw new UsageError('--from is later than --to')
    const details = { from: `${days.from}`, to: `${days.to}` }
    await performAct(context, 'sales', details, async () => {})
    const countries = await reportSales(context, days)
    if (countries.length === 0) print('Nothing was paid on these days.')
    else print('country\tpayments\tpaid\trefunded\tlost in disputes\tVAT')
    for (const { country, payments, paidPence, refundedPence, lostPence, vatPence } of countries)
      print(
        [
          country ?? 'unknown',
          payments,
          formatPence(paidPence),
          formatPence(refundedPence),
          formatPence(lostPence),
          vatPence === null ? '–' : formatPence(vatPence),
        ].join('\t'),
      )
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

const formatPence = (pence: number): string => formatPrice(poundsOf(pence), defaultLanguage)

export const accounting: readonly Command[] = [sales]
