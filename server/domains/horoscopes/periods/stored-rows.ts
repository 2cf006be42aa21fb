import type { Part } from '@rashi/contract'
import { sanitiseRichText } from '../../../platform/rich-text.ts'
import type { PartRow, PeriodRow } from './horoscopes.repository.ts'
import { readingMinutes } from './reading-time.rules.ts'

/** A part whose texts have only the markup that the contract allows. */
export interface StoredPart extends PartRow {
  /** Of a section of a year. */
  readonly reading_time: Part['reading_time']
}

export const toStoredPart = (row: PartRow): StoredPart => {
  const translations = row.translations.map((texts) => ({
    ...texts,
    description: sanitiseRichText(texts.description),
  }))
  const readingTime = translations.map(({ language_id, description }) => ({
    language_id,
    minutes: readingMinutes(description),
  }))
  return {
    ...row,
    translations,
    reading_time: row.kind === 'section' ? readingTime : undefined,
  }
}

/** Removes from the texts of a period all markup that the contract does not allow. */
export const sanitisePeriod = (row: PeriodRow): PeriodRow => ({
  ...row,
  translations: row.translations.map((texts) => ({
    ...texts,
    ...(texts.description !== undefined && { description: sanitiseRichText(texts.description) }),
    description_preview: sanitiseRichText(texts.description_preview),
  })),
})
