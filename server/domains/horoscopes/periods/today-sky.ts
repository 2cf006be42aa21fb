import type { Today } from '@rashi/contract'
import type { SignKey } from '@rashi/sky'
import { LRUCache } from 'lru-cache'
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

interface Described {
  readonly sky: TodaySky
  readonly from: Temporal.Instant
  /** The Moon changes its sign, the next date to note has come, or a minute is over. */
  readonly until: Temporal.Instant
}

/** Computing a sky takes a fifth of a reader's call; it is the same for all readers of a sign in a time zone. */
const described = new LRUCache<string, Described>({ max: 500 })

const { compare } = Temporal.Instant

/** Describes the Moon of now against a moonsign, and the next date to note; numbers are at most a minute old. */
export function describeTodaySky(query: SkyQuery): TodaySky {
  const { now, moonsign, timeZone, zodiac } = query
  const key = `${zodiac} ${moonsign} ${timeZone}`
  const known = described.get(key)
  if (known && compare(now, known.from) >= 0 && compare(now, known.until) < 0) return known.sky
  const sky = describe(query)
  const nextMinute = now
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
    .add({ minutes: 1 })
  const ends = [sky.moon.until, sky.next_date?.at].filter((end) => end != null)
  const [until = nextMinute] = [
    nextMinute,
    ...ends.map((end) => Temporal.Instant.from(end)),
  ].toSorted(compare)
  described.set(key, { sky, from: now, until })
  return sky
}

function describe({ now, moonsign, timeZone, zodiac }: SkyQuery): TodaySky {
  const today = describeToday({ now, moonsign: moonsign ?? undefined, timeZone, zodiac })
  // As on other pages, so that everybody is shown the same few pictures.
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  return {
    moon: {
      ...describeBirthSky(now, zodiac),
      mediaUrl: describeBirthSky(hour, zodiac).mediaUrl,
      until: `${today.until}`,
      next_sign: today.nextSign,
      house: today.house,
      translations: today.translations,
    },
    next_date: today.next
      ? { at: `${today.next.at}`, translations: today.next.translations }
      : null,
  }
}
