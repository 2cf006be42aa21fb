import type { Part, Period } from '@rashi/contract'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import {
  composeDays,
  edition,
  firstEditionWithMarkedDates,
  isWithin,
  localiseDates,
} from '../../almanac/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { positionOfPart, spanAt } from './calendar.rules.ts'
import type { PeriodRow } from './horoscopes.repository.ts'
import { isListOfDays } from './list-of-days.rules.ts'

type LocalisedRow = Pick<
  PeriodRow,
  | 'id'
  | 'sign_id'
  | 'reading_period'
  | 'starts_on'
  | 'zodiac'
  | 'edition'
  | 'edited_at'
  | 'day_advice'
>

const needsLocalising = ({ edition }: LocalisedRow, timeZone: string, languageId: number) =>
  edition >= firstEditionWithMarkedDates &&
  languages[languageCodeOf(languageId)].timeZone !== timeZone

/**
 * Writes the dates of a period for a time zone, and lists what happens in the sky on the period's days
 * there. The list of days is composed anew if the period is of this edition, has its advice and nobody has edited it; texts of
 * editions without marked dates keep theirs.
 */
export function localisePeriod(period: Period, row: LocalisedRow, timeZone: string): Period {
  const span = spanAt(row.reading_period, Temporal.PlainDate.from(row.starts_on))
  return {
    ...period,
    translations: period.translations.map((texts) => ({
      ...texts,
      ...(needsLocalising(row, timeZone, texts.language_id) &&
        localiseDescription(texts, row, timeZone)),
      description_preview: localisePreview(texts, row, timeZone),
    })),
    parts: period.parts.map((part) => localisePart(part, row, timeZone)),
    sky_events: period.sky_events.filter(({ at }) => isWithin(at, span, timeZone)),
  }
}

/** Returns the preview of a period with its dates in a time zone. */
export const localisePreview = (
  {
    language_id: languageId,
    description_preview: preview,
  }: { language_id: number; description_preview: string },
  row: LocalisedRow,
  timeZone: string,
): string =>
  needsLocalising(row, timeZone, languageId)
    ? localise(preview, languageId, row, timeZone)
    : preview

/** Writes the dates of a chapter or section for a time zone. */
export const localisePart = (part: Part, row: LocalisedRow, timeZone: string): Part => ({
  ...part,
  translations: part.translations.map((texts) => {
    if (!texts.description || !needsLocalising(row, timeZone, texts.language_id)) return texts
    // Another edition would advise other things for the same days.
    const isComposable = row.edition === edition && row.edited_at === null && !texts.is_edited
    const isDays = isListOfDays(row.reading_period, positionOfPart(part.id))
    const advice = row.day_advice?.find((one) => one.language_id === texts.language_id)
    if (!isDays || !isComposable || !advice) return localiseDescription(texts, row, timeZone)
    const span = spanAt(row.reading_period, Temporal.PlainDate.from(row.starts_on))
    const code = languageCodeOf(texts.language_id)
    const { zodiac } = row
    return {
      ...texts,
      description: composeDays(span, signKeyOf(row.sign_id), advice.numbers, {
        zodiac,
        code,
        timeZone,
      }),
    }
  }),
})

const localiseDescription = <T extends { language_id: number; description?: string | undefined }>(
  texts: T,
  row: LocalisedRow,
  timeZone: string,
): T =>
  texts.description === undefined
    ? texts
    : { ...texts, description: localise(texts.description, texts.language_id, row, timeZone) }

const localise = (markup: string, languageId: number, row: LocalisedRow, timeZone: string) =>
  localiseDates(
    markup,
    languageCodeOf(languageId),
    timeZone,
    Temporal.PlainDate.from(row.starts_on).year,
  )
