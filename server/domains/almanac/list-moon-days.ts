import { translationRows } from '@rashi/contract/languages.rules'
import type { SignKey, Zodiac } from '@rashi/sky'
import { LRUCache } from 'lru-cache'
import { inShortTexts } from './content/all-in-short.ts'
import { houseFrom } from './rules/gochara.rules.ts'
import type { Span } from './rules/spans.rules.ts'
import { listAlmanacDays } from './sky/almanac-days.ts'

/** The Moon of a day at sunrise, with one word for the day. */
export interface MoonDay {
  readonly date: string
  readonly moon: {
    sign: SignKey
    /** The Moon's longitude less the Sun's: 0 new, 180 full. */
    elongation: number
  }
  readonly translations: { language_id: number; word: string }[]
}

/** The Moon is in a sign at three sunrises at most. */
const mostDaysInSign = 3

/** A reader is shown the days of several weeks with each reading. */
const weeks = new LRUCache<string, MoonDay[]>({ max: 2_000 })

/** Lists the seven days of a week for a sign, by the sunrises of a time zone. Months and years have none. Callers share the list. */
export function listMoonDays(
  span: Span,
  moonsign: SignKey,
  place: { zodiac: Zodiac; timeZone: string },
): MoonDay[] {
  if (span.readingPeriod !== 'weekly') return []
  const key = `${span.from} ${moonsign} ${place.zodiac} ${place.timeZone}`
  const known = weeks.get(key)
  if (known) return known
  const days = computeMoonDays(span, moonsign, place)
  weeks.set(key, days)
  return days
}

function computeMoonDays(
  { from, to }: Span,
  moonsign: SignKey,
  { zodiac, timeZone }: { zodiac: Zodiac; timeZone: string },
): MoonDay[] {
  const days = listAlmanacDays(from.subtract({ days: mostDaysInSign - 1 }), to, timeZone, zodiac)
  return days.slice(mostDaysInSign - 1).map(({ day, moonSign, moonElongationDegrees }, index) => {
    const before = days.slice(index, index + mostDaysInSign - 1)
    const nth = before.filter((one) => one.moonSign === moonSign).length as 0 | 1 | 2
    return {
      date: `${day}`,
      moon: { sign: moonSign, elongation: moonElongationDegrees },
      translations: translationRows((code) => ({
        word: inShortTexts[code].dayWords[houseFrom(moonsign, moonSign)][nth],
      })),
    }
  })
}
