import type { Sign } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import {
  inLanguage,
  type LanguageCode,
  languageIdOf,
  translationRows,
} from '@rashi/contract/languages.rules'
import type { PurchaseTexts } from '../../payments/index.ts'
import type { translators } from '../../languages/index.ts'
import { spanAt } from '../periods/calendar.rules.ts'
import type { PartRow, PeriodRow } from '../periods/horoscopes.repository.ts'

type TranslatorOf = Awaited<ReturnType<typeof translators>>
type DescribedPeriod = Pick<PeriodRow, 'id' | 'reading_period' | 'sign_id' | 'starts_on'>
type DescribedPart = Pick<PartRow, 'period_id' | 'translations'>

/** `Weekly horoscope for Leo, 16 – 22 November 2026`, in every language. */
export const describeOneOff = (
  translatorOf: TranslatorOf,
  period: DescribedPeriod,
  signs: readonly Sign[],
): readonly PurchaseTexts[] =>
  translationRows((code) => ({
    description: translatorOf(languageIdOf(code))(
      `one-off.description-${period.reading_period}`,
      factsOf(period, signs, code),
    ),
  }))

/** `Life events for Leo 2026: Career, Money`, sign by sign and year by year, in every language. */
export const describeLifeEvents = (
  translatorOf: TranslatorOf,
  {
    parts,
    periods,
    signs,
  }: {
    parts: readonly DescribedPart[]
    periods: readonly DescribedPeriod[]
    signs: readonly Sign[]
  },
): readonly PurchaseTexts[] =>
  translationRows((code) => {
    const languageId = languageIdOf(code)
    const descriptions = periods.map((period) => {
      const names = parts
        .filter(({ period_id }) => period_id === period.id)
        .map(({ translations }) => inLanguage(translations, languageId)?.name)
      const facts = factsOf(period, signs, code)
      return translatorOf(languageId)('life-events.description', {
        ...facts,
        names: names.join(', '),
      })
    })
    return { description: descriptions.join('; ') }
  })

const factsOf = (period: DescribedPeriod, signs: readonly Sign[], code: LanguageCode) => ({
  sign:
    inLanguage(
      signs.find(({ id }) => id === period.sign_id)?.translations ?? [],
      languageIdOf(code),
    )?.name ?? '',
  dates: datesOf(period, code),
})

function datesOf(period: DescribedPeriod, code: LanguageCode): string {
  const { from, to } = spanAt(period.reading_period, Temporal.PlainDate.from(period.starts_on))
  switch (period.reading_period) {
    case 'weekly':
      return (
        dateFormat(code, { dateStyle: 'long' })
          .formatRange(from, to)
          // English sets its dash between thin spaces, which mails and the provider's pages may not.
          .replaceAll('\u2009', ' ')
      )
    case 'monthly':
      return dateFormat(code, { month: 'long', year: 'numeric' }).format(from)
    case 'yearly':
      return dateFormat(code, { year: 'numeric' }).format(from)
  }
}
