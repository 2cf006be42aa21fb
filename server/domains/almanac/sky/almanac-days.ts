import {
  type FestivalKey,
  listFestivals,
  moonPhase,
  type PanchangaDay,
  panchangaOf,
  placeOfTimeZone,
  type Zodiac,
} from '@rashi/sky'
import { LRUCache } from 'lru-cache'

/** A day as an Indian almanac has it, with its festivals, the most important first. */
export interface AlmanacDay extends PanchangaDay {
  readonly festivals: readonly FestivalKey[]
  /** The Moon's longitude less the Sun's at sunrise, to a tenth of a degree: 0 new, 180 full. */
  readonly moonElongationDegrees: number
}

/** Observances of a tithi, which every place keeps on its own day; festivals are those of India. */
const local: readonly FestivalKey[] = [
  'ekadashi',
  'purnima',
  'amavasya',
  'pradosh',
  'sankashti-chaturthi',
]
const indianTimeZone = 'Asia/Kolkata'

const days = new LRUCache<string, AlmanacDay>({ max: 5_000 })
const years = new LRUCache<string, ReadonlyMap<string, FestivalKey[]>>({ max: 100 })

/** Lists the days from one to another (inclusive), by the sunrises of a time zone's reference city. */
export function listAlmanacDays(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  timeZone: string,
  zodiac: Zodiac,
): AlmanacDay[] {
  const count = from.until(to, { largestUnit: 'days' }).days + 1
  return Array.from({ length: count }, (_, index) =>
    getAlmanacDay(from.add({ days: index }), timeZone, zodiac),
  )
}

function getAlmanacDay(day: Temporal.PlainDate, timeZone: string, zodiac: Zodiac): AlmanacDay {
  const key = `${day} ${timeZone} ${zodiac}`
  let found = days.get(key)
  if (!found) {
    const festivals = [
      ...festivalsOn(day, indianTimeZone).filter((festival) => !local.includes(festival)),
      ...festivalsOn(day, timeZone).filter((festival) => local.includes(festival)),
    ]
    const panchanga = panchangaOf(day, placeOfTimeZone(timeZone), zodiac)
    const { elongationDegrees } = moonPhase(panchanga.sunrise)
    const moonElongationDegrees = Math.round(elongationDegrees * 10) / 10
    found = { ...panchanga, festivals, moonElongationDegrees }
    days.set(key, found)
  }
  return found
}

function festivalsOn(day: Temporal.PlainDate, timeZone: string): FestivalKey[] {
  const key = `${day.year} ${timeZone}`
  let found = years.get(key)
  if (!found) {
    const first = Temporal.PlainDate.from({ year: day.year, month: 1, day: 1 })
    const last = first.with({ month: 12, day: 31 })
    const listed = listFestivals(first, last, placeOfTimeZone(timeZone))
    const byDay = Map.groupBy(listed, (one) => `${one.day}`)
    found = new Map(
      [...byDay].map(([date, festivals]) => [date, festivals.map(({ festival }) => festival)]),
    )
    years.set(key, found)
  }
  return found.get(`${day}`) ?? []
}
