import type { Part, Period } from '@rashi/contract'
import { numberOfReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { mayReadPart, mayReadPeriod, type Access } from '../../access/index.ts'
import type { PartRow, PeriodRow } from './horoscopes.repository.ts'

/** As the rules of access ask for it. */
export const readable = ({ id, reading_period, sign_id }: PeriodRow) => ({
  id,
  readingPeriod: reading_period,
  signId: sign_id,
})

export const isOpen = (access: Access, row: PeriodRow): boolean =>
  mayReadPeriod(access, readable(row))

/** A period as far as one may read it: what is locked is left out, never emptied. */
export function presentPeriod(access: Access, row: PeriodRow, parts: readonly PartRow[]): Period {
  const open = isOpen(access, row)
  return {
    id: row.id,
    date: row.starts_on,
    type: `${numberOfReadingPeriod(row.reading_period)}`,
    parts: parts
      .map((part) => presentPart(access, row, part))
      // A locked chapter is not for sale by itself: the page offers the whole period instead.
      .filter((part) => part.user_has_access || row.reading_period === 'yearly'),
    translations: row.translations.map(({ description, video_link, ...teaser }) =>
      open && description !== undefined
        ? { ...teaser, description, video_link: video_link ?? null }
        : open
          ? { ...teaser, video_link: video_link ?? null }
          : teaser,
    ),
    sky_events: row.sky_events,
  }
}

export function presentPart(access: Access, period: PeriodRow, part: PartRow): Part {
  const open = mayReadPart(access, { id: part.id, pricePence: part.price_pence }, readable(period))
  return {
    id: part.id,
    current_price: part.price_pence / 100,
    user_has_access: open,
    translations: part.translations.map(({ description, video_link, ...teaser }) =>
      open ? { ...teaser, description, video_link: video_link ?? null } : teaser,
    ),
  }
}
