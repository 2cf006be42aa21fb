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

/** Describes a period in every language, such as `Weekly horoscope for Leo, 16 – 22 November 2026`. */
export const describeOneOff = (
  translatorOf: TranslatorOf,
  period: DescribedPeriod,
  signs: readonly Sign[],
): readonly PurchaseTexts[] =>
  translationRows((code) => ({
    description: translatorOf(languageIdOf(code))(
      `one-off.description-${period.reading_period}`,
      describePeriod(period, signs, code),
    ),
  }))

/** Describes sections in every language, such as `Life events for Leo 2026: Career, Money`. */
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
      return translatorOf(languageId)('life-events.ordered', {
        ...describePeriod(period, signs, code),
        names: names.join(', '),
      })
    })
    return { description: descriptions.join('; ') }
  })

const describePeriod = (period: DescribedPeriod, signs: readonly Sign[], code: LanguageCode) => ({
  sign:
    inLanguage(
      signs.find(({ id }) => id === period.sign_id)?.translations ?? [],
      languageIdOf(code),
    )?.name ?? '',
  dates: formatDates(period, code),
})

function formatDates(period: DescribedPeriod, code: LanguageCode): string {
  const { from, to } = spanAt(period.reading_period, Temporal.PlainDate.from(period.starts_on))
  switch (period.reading_period) {
    case 'weekly':
      return (
        dateFormat(code, { dateStyle: 'long' })
          .formatRange(from, to)
          // English has thin spaces around its dash, which not every mail client and provider shows.
          .replaceAll('\u2009', ' ')
      )
    case 'monthly':
      return dateFormat(code, { month: 'long', year: 'numeric' }).format(from)
    case 'yearly':
      return dateFormat(code, { year: 'numeric' }).format(from)
  }
}
