import type { Sign } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { builtInLanguages, type TextKey } from '@rashi/contract/texts'
import type { PurchaseTexts } from '../../payments/index.ts'
import { say } from '../../languages/index.ts'
import { type PeriodType, spanAt } from '../periods/calendar.rules.ts'
import type { PartRow, PeriodRow } from '../periods/horoscopes.repository.ts'

type Language = (typeof builtInLanguages)[number]
type DescribedPeriod = Pick<PeriodRow, 'id' | 'type' | 'sign_id' | 'starts_on'>
type DescribedPart = Pick<PartRow, 'period_id' | 'translations'>

/** `Weekly horoscope for Leo, 16 – 22 November 2026`, in every language. */
export const describeOneOff = (
  period: DescribedPeriod,
  signs: readonly Sign[],
): readonly PurchaseTexts[] =>
  inEveryLanguage((language) =>
    tell(language, `one-off.description-${typeOf(period)}`, factsOf(period, signs, language)),
  )

/** `Life events for Leo 2026: Career, Money`, sign by sign and year by year, in every language. */
export const describeLifeEvents = (
  parts: readonly DescribedPart[],
  periods: readonly DescribedPeriod[],
  signs: readonly Sign[],
): readonly PurchaseTexts[] =>
  inEveryLanguage((language) =>
    periods
      .map((period) => {
        const names = parts
          .filter(({ period_id }) => period_id === period.id)
          .map(({ translations }) => inLanguage(translations, language)?.name)
        const facts = factsOf(period, signs, language)
        return tell(language, 'life-events.description', { ...facts, names: names.join(', ') })
      })
      .join('; '),
  )

/** Of these texts, the one in a language. */
export const inLanguage = <T extends { language_id: number }>(
  rows: readonly T[],
  { id }: { id: number },
): T | undefined => rows.find(({ language_id }) => language_id === id) ?? rows[0]

const inEveryLanguage = (describe: (language: Language) => string): PurchaseTexts[] =>
  builtInLanguages.map((language) => ({
    language_id: language.id,
    description: describe(language),
  }))

const tell = ({ id }: Language, key: TextKey, facts: Record<string, string>): string =>
  say(id, key).replace(/\{\{(\w+)\}\}/g, (gap, name: string) => facts[name] ?? gap)

const typeOf = ({ type }: DescribedPeriod) => type as PeriodType

const factsOf = (period: DescribedPeriod, signs: readonly Sign[], language: Language) => ({
  sign:
    inLanguage(signs.find(({ id }) => id === period.sign_id)?.translations ?? [], language)?.name ??
    '',
  dates: datesOf(period, language),
})

function datesOf(period: DescribedPeriod, { code }: Language): string {
  const { from, to } = spanAt(typeOf(period), Temporal.PlainDate.from(period.starts_on))
  switch (typeOf(period)) {
    case 1:
      return (
        dateFormat(code, { dateStyle: 'long' })
          .formatRange(from, to)
          // English sets its dash between thin spaces, which mails and the provider's pages may not.
          .replaceAll('\u2009', ' ')
      )
    case 2:
      return dateFormat(code, { month: 'long', year: 'numeric' }).format(from)
    case 3:
      return dateFormat(code, { year: 'numeric' }).format(from)
  }
}
