import type { Today } from '@rashi/contract'
import type { SignKey } from '@rashi/sky'
import { LRUCache } from 'lru-cache'
import { isBefore } from '../../../platform/instants.rules.ts'
import { describeToday } from '../../almanac/index.ts'
import { type ChartContext, describeBirthSky } from '../../charts/index.ts'

interface SkyQuery {
  readonly now: Temporal.Instant
  /** The reader's, if there is one. */
  readonly moonsign: SignKey | null
  /** The reader's; without one, that of each language. */
  readonly timeZone: string | undefined
  readonly zodiac: ChartContext['config']['zodiac']
}

type TodaySky = Pick<Today, 'moon' | 'next_date'>

interface CachedSky {
  readonly sky: TodaySky
  readonly from: Temporal.Instant
  /** The first of: the Moon changes its sign, the next date to note comes, the minute ends. */
  readonly until: Temporal.Instant
}

const cache = new LRUCache<string, CachedSky>({ max: 500 })

/**
 * Describes the current Moon against a moonsign, and the next date to note. Readers of a sign in a time zone share one
 * description for up to a minute.
 */
export function describeTodaySky(query: SkyQuery): TodaySky {
  const { now, moonsign, timeZone, zodiac } = query
  const key = `${zodiac} ${moonsign} ${timeZone}`
  const cached = cache.get(key)
  // The clock may have been set back.
  if (cached && !isBefore(now, cached.from) && isBefore(now, cached.until)) return cached.sky
  const computed = computeSky(query)
  cache.set(key, computed)
  return computed.sky
}

function computeSky({ now, moonsign, timeZone, zodiac }: SkyQuery): CachedSky {
  const { until, nextSign, house, translations, next } = describeToday({
    now,
    moonsign: moonsign ?? undefined,
    timeZone,
    zodiac,
  })
  // As on other pages, so that everybody is shown the same few pictures.
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  const minute = now.round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const ends = [until, ...(next ? [next.at] : [])]
  return {
    sky: {
      moon: {
        ...describeBirthSky(now, zodiac),
        mediaUrl: describeBirthSky(hour, zodiac).mediaUrl,
        until: `${until}`,
        next_sign: nextSign,
        house,
        translations,
      },
      next_date: next ? { at: `${next.at}`, translations: next.translations } : null,
    },
    from: now,
    until: ends.reduce(
      (first, end) => (isBefore(end, first) ? end : first),
      minute.add({ minutes: 1 }),
    ),
  }
}
