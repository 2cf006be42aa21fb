import { formatDay } from '@rashi/contract/dates.rules'
import { inLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { EmailExample } from '../../../mail/email-example.ts'
import { numberOfReadingPeriod, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { signContent } from '../../charts/index.ts'
import { receiptEmail } from './receipt.email.ts'

const leo = signContent.find(({ key }) => key === 'Leo')

const example = (
  name: string,
  readingPeriod: ReadingPeriod,
  card: { brand: string; last4: string } | null,
): EmailExample => ({
  name: `horoscopes: ${name}`,
  render: (context) => {
    const { language, translate } = context
    const at = '2026-11-21T09:00:00Z'
    const sign = inLanguage(leo?.translations ?? [], languageIdOf(language))?.name ?? ''
    const dates = formatDay(at, language)
    const what = translate(`one-off.description-${readingPeriod}`, { sign, dates })
    const type = numberOfReadingPeriod(readingPeriod)
    const to = 'asha@example.org'
    return receiptEmail(context, { to, signKey: 'Leo', what, at, amountPence: 249, card, type })
  },
})

export const horoscopeEmailExamples: readonly EmailExample[] = [
  example('receipt', 'weekly', { brand: 'visa', last4: '4242' }),
  example('receipt of a year without a known card', 'yearly', null),
]
