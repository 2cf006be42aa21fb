import type { Part, Period } from '@rashi/contract'
import type { Access } from '../../access/index.ts'
import { presentPeriod } from './present-period.ts'
import type { StoredPeriod } from './stored-periods.ts'

/**
 * Presents what a list of periods needs: name and dates, what is open to the reader, and the names of a year's sections. Texts that
 * are open are present but empty.
 */
export function presentOutline(access: Access, { row, parts: stored }: StoredPeriod): Period {
  const { id, date, type, parts, translations } = presentPeriod(access, row, stored)
  const isYearly = row.reading_period === 'yearly'
  return {
    id,
    date,
    type,
    parts: parts.map((part) => outlinePart(part, isYearly)),
    translations: translations.map(({ language_id, name, description }) => ({
      language_id,
      name,
      description_preview: '',
      video_link_preview: null,
      ...emptied(description),
    })),
    sky_events: [],
    days: [],
    is_outline: true,
  }
}

const outlinePart = (
  { id, current_price, user_has_access, translations }: Part,
  hasNames: boolean,
): Part => ({
  id,
  current_price,
  user_has_access,
  translations: hasNames
    ? translations.map(({ language_id, name, description }) => ({
        language_id,
        name,
        short_description: '',
        ...emptied(description),
      }))
    : [],
})

const emptied = (description: string | undefined) =>
  description === undefined ? {} : { description: '' }
