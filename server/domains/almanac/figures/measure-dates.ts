import { inLanguage, type LanguageCode, languageIdOf } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import type { Almanac } from '../almanac.ts'
import { composeEdition } from '../compose-edition.ts'
import { localiseDates } from '../render/dates.ts'
import { spanOf } from '../rules/spans.rules.ts'
import { countTrue, share } from './counting.rules.ts'

const zones = ['Europe/London', 'Asia/Kolkata'] as const

/**
 * Returns the share of the dates in texts that are the day, in a time zone, of the instant that they are
 * marked with, and that the list of events shows.
 */
export function measureDates(
  { zodiac }: Almanac,
  code: LanguageCode,
  { from, count }: { from: number; count: number },
): Record<(typeof zones)[number], number> {
  const texts = Array.from({ length: count }, (_, week) => spanOf('weekly', from + week)).flatMap(
    (span) =>
      signKeys.map((sign) => ({
        year: span.from.year,
        text: composeEdition(span, sign, zodiac)
          .parts.map((part) => inLanguage(part, languageIdOf(code))!.description)
          .join(''),
      })),
  )
  const measure = (timeZone: string) => {
    const dates = texts.flatMap(({ text, year }) => [
      ...localiseDates(text, code, timeZone, year).matchAll(/<time datetime="([^"]+)">([^<]*)</g),
    ])
    const isEqual = ([, datetime, words]: RegExpExecArray) =>
      Number(/\d+/.exec(words!)![0]) ===
      Temporal.Instant.from(datetime!).toZonedDateTimeISO(timeZone).day
    return share(countTrue(dates, isEqual), dates.length)
  }
  return { 'Europe/London': measure('Europe/London'), 'Asia/Kolkata': measure('Asia/Kolkata') }
}
