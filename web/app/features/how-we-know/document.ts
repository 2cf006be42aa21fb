import { type LanguageCode, languageCodeOf, languageIdOf } from '@rashi/contract/languages.rules'
import type { DocumentOf } from '@rashi/contract/texts/en/texts-of'
import { howWeKnow as en } from '@rashi/contract/texts/en/how-we-know'
import { howWeKnow as hi } from '@rashi/contract/texts/hi/how-we-know'
import { interpolate } from '@rashi/contract/texts/interpolate.rules'
import accuracy from './accuracy.json' with { type: 'json' }

export type MethodText = DocumentOf<typeof en>
const documents: Record<LanguageCode, MethodText> = { en, hi }

/** The measured figures by the names that the document has for them. */
const { moon, ascendant, certainty } = accuracy
const figures = {
  reference: accuracy.reference,
  births: accuracy.births,
  first: accuracy.first_year,
  last: accuracy.last_year,
  instants: accuracy.instants_that_agree,
  moon: moon.greatest_arcseconds,
  median: moon.median_arcseconds,
  ascendant: ascendant.greatest_arcseconds,
  ingresses: accuracy.sun_ingresses.count,
  ingress: accuracy.sun_ingresses.greatest_minutes,
  eclipses: accuracy.eclipses.count,
  eclipse: accuracy.eclipses.greatest_minutes,
  quarters: accuracy.quarters.count,
  quarter: accuracy.quarters.greatest_minutes,
  sunrises: accuracy.sunrises.count,
  sunrise: accuracy.sunrises.greatest_seconds,
  day: certainty.moon_days_with_change_percent,
  ten: certainty.moon_within_ten_minutes_percent,
  rising: certainty.rising_within_ten_minutes_percent,
}

/** Fills the figures into every text of a document. */
export function fillFigures<T>(part: T): T
export function fillFigures(part: unknown): unknown {
  if (typeof part === 'string') return interpolate(part, figures)
  if (Array.isArray(part)) return part.map((one: unknown) => fillFigures(one))
  return Object.fromEntries(
    Object.entries(part as object).map(([key, value]) => [key, fillFigures(value as unknown)]),
  )
}

/** Returns the document in the reader's language. Only the server has it, so the page contains no other. */
export function readMethod(languageId: number) {
  const code = languageCodeOf(languageId)
  return {
    languageId: languageIdOf(code),
    text: fillFigures(documents[code]),
    plot: {
      binArcseconds: accuracy.bin_arcseconds,
      births: accuracy.births_by_moon_difference,
    },
  }
}
