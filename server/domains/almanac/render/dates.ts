import { type LanguageCode, languages } from '@rashi/contract/languages.rules'
import { almanacNames } from '../content/all-names.ts'
import type { AlmanacNames } from '../texts/language.ts'

/** Writes the day of an instant in the reader's time zone. */
export type WriteDate = (instant: Temporal.Instant, style: 'weekday' | 'day') => string

/** Returns a writer of plain words; a year is named if it is another than that of the period. */
export const plainDates =
  (names: AlmanacNames, timeZone: string, periodYear: number): WriteDate =>
  (instant, style) => {
    const day = instant.toZonedDateTimeISO(timeZone).toPlainDate()
    return style === 'weekday' ? names.weekday(day) : names.dayOfMonth(day, periodYear)
  }

/** Returns a writer of `time` elements, which hold the instant for readers in other time zones. */
export function markedDates(names: AlmanacNames, timeZone: string, periodYear: number): WriteDate {
  const write = plainDates(names, timeZone, periodYear)
  return (instant, style) => `<time datetime="${instant}">${write(instant, style)}</time>`
}

const marked = /<time datetime="([^"]+)">([^<]*)<\/time>/g

/**
 * Writes the marked dates of a text for another time zone. A date that an editor has changed is left as
 * it is, and so is a mark that holds no instant.
 */
export function localiseDates(
  markup: string,
  code: LanguageCode,
  timeZone: string,
  periodYear: number,
): string {
  if (timeZone === languages[code].timeZone) return markup
  const names = almanacNames[code]
  const written = plainDates(names, languages[code].timeZone, periodYear)
  const wanted = plainDates(names, timeZone, periodYear)
  return markup.replace(marked, (whole, datetime: string, words: string) => {
    const instant = toInstant(datetime)
    if (instant === undefined) return whole
    const style = (['weekday', 'day'] as const).find((one) => written(instant, one) === words)
    return style ? `<time datetime="${datetime}">${wanted(instant, style)}</time>` : whole
  })
}

function toInstant(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}
