import type { Part, Period } from '@rashi/contract'
import { defaultLanguage, languages } from '@rashi/contract/languages.rules'
import { numberOfReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { mayReadPart, mayReadPeriod, type Access } from '../../access/index.ts'
import { listMoonDays } from '../../almanac/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { spanAt } from './calendar.rules.ts'
import { presentInShort } from './present-in-short.ts'
import type { PeriodRow } from './horoscopes.repository.ts'
import type { StoredPart } from './stored-rows.ts'

/** Converts a row to the period that the rules of access take. */
export const toReadablePeriod = ({ id, reading_period, sign_id }: PeriodRow) => ({
  id,
  readingPeriod: reading_period,
  signId: sign_id,
})

export const isOpen = (access: Access, row: PeriodRow): boolean =>
  mayReadPeriod(access, toReadablePeriod(row))

/** Presents a period without its locked texts: they are left out, not emptied. */
export function presentPeriod(
  access: Access,
  row: PeriodRow,
  parts: readonly StoredPart[],
  timeZone?: string,
): Period {
  const open = isOpen(access, row)
  const span = spanAt(row.reading_period, Temporal.PlainDate.from(row.starts_on))
  return {
    id: row.id,
    date: row.starts_on,
    type: `${numberOfReadingPeriod(row.reading_period)}`,
    parts: parts
      .map((part) => presentPart(access, row, part, open))
      // A locked chapter is not sold by itself, so the page offers the whole period instead.
      .filter((part) => part.user_has_access || row.reading_period === 'yearly'),
    translations: row.translations.map(({ description, video_link, edited, ...texts }) => {
      const isOpening = open && description !== undefined
      const isEdited = edited?.includes(isOpening ? 'opening' : 'preview')
      const teaser = { ...texts, ...(isEdited && { is_edited: true as const }) }
      if (!open) return teaser
      const inShort = presentInShort(row, teaser.language_id, timeZone)
      return {
        ...teaser,
        ...(description === undefined ? {} : { description }),
        ...(inShort === undefined ? {} : { in_short: inShort }),
        video_link: video_link ?? null,
      }
    }),
    sky_events: row.sky_events,
    days: listMoonDays(span, signKeyOf(row.sign_id), {
      zodiac: row.zodiac,
      timeZone: timeZone ?? languages[defaultLanguage].timeZone,
    }),
  }
}

/** Presents a part without its locked texts. */
export function presentPart(
  access: Access,
  period: PeriodRow,
  part: StoredPart,
  isPeriodOpen = isOpen(access, period),
): Part {
  const open =
    isPeriodOpen ||
    mayReadPart(access, { id: part.id, pricePence: part.price_pence }, toReadablePeriod(period))
  return {
    id: part.id,
    current_price: part.price_pence / 100,
    user_has_access: open,
    translations: part.translations.map(({ description, video_link, is_edited, ...teaser }) =>
      open
        ? {
            ...teaser,
            description,
            video_link: video_link ?? null,
            ...(is_edited && { is_edited }),
          }
        : teaser,
    ),
    ...(part.reading_time && { reading_time: part.reading_time }),
  }
}
