import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { localiseDates } from '../../almanac/index.ts'
import type { PeriodRow } from './horoscopes.repository.ts'

/** Returns a period's three sentences in a language, with the dates of a time zone and without markup. */
export function presentInShort(
  { in_short, starts_on }: Pick<PeriodRow, 'in_short' | 'starts_on'>,
  languageId: number,
  timeZone?: string,
): string[] | undefined {
  const code = languageCodeOf(languageId)
  const { year } = Temporal.PlainDate.from(starts_on)
  return in_short
    ?.find(({ language_id }) => language_id === languageId)
    ?.sentences.map((sentence) =>
      localiseDates(sentence, code, timeZone ?? languages[code].timeZone, year).replace(
        /<\/?time[^>]*>/g,
        '',
      ),
    )
}
