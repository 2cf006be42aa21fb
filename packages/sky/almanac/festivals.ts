import { checkCoordinates, type Place } from '../positions/place.ts'
import { arcDegrees } from '../positions/zodiac.ts'
import { zeroBetween } from '../transits/crossings.ts'
import { dayMilliseconds } from '../transits/tracks.ts'
import { type AlmanacDays, createAlmanacDays } from './almanac-days.ts'
import {
  type FestivalKey,
  festivalKeys,
  lunarFestivals,
  monthlyObservances,
} from './festival-rules.ts'
import { listTithis, siderealSunDegrees, type TithiSpan } from './lunar-months.ts'
import { dayNumberOf, dayOfNumber } from './rise-and-set.ts'

interface NumberedFestival {
  day: number
  festival: FestivalKey
}

/**
 * Lists the festivals and observances of the Hindu calendar at a place, on the local calendar days on which they are
 * kept there: those of a tithi by the part of the day in which it must last, Makar Sankranti by the Sun.
 *
 * @param from inclusive
 * @param to inclusive
 * @returns ordered by day, those of one day by importance
 * @throws RangeError when the place is not on the Earth, or its zone is unknown
 */
export function listFestivals(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  place: Place,
): { day: Temporal.PlainDate; festival: FestivalKey }[] {
  checkCoordinates(place)
  const days = createAlmanacDays(place)
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)]
  const tithis = listTithis({
    from: (first - 4) * dayMilliseconds,
    to: (last + 4) * dayMilliseconds,
  })
  return [
    ...tithis.flatMap((tithi) => festivalsOfTithi(tithi, days)),
    ...listSankrantis(from, to, days),
  ]
    .filter(({ day }) => day >= first && day <= last)
    .sort((a, b) => a.day - b.day || rankOf(a) - rankOf(b))
    .map(({ day, festival }) => ({ day: dayOfNumber(day), festival }))
}

function rankOf({ festival }: NumberedFestival): number {
  return festivalKeys.indexOf(festival)
}

function festivalsOfTithi(span: TithiSpan, days: AlmanacDays): NumberedFestival[] {
  const isOfTithi = ({ tithi }: { tithi: number }): boolean => tithi === span.tithi
  const own = lunarFestivals.filter(({ month }) => !span.isAdhika && month === span.month)
  const named = own.filter(isOfTithi)
  const kept = named.length > 0 ? named : monthlyObservances.filter(isOfTithi)
  return kept.map(({ festival, dayOf }) => ({ day: dayOf(span, days), festival }))
}

const capricornDegrees = 270

/** Makar Sankranti: the day on which the Sun enters sidereal Capricorn, or the next one after sunset. */
function listSankrantis(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  days: AlmanacDays,
): NumberedFestival[] {
  return Array.from({ length: to.year - from.year + 1 }, (_, index) => {
    const year = from.year + index
    const beyond = (time: number): number => arcDegrees(capricornDegrees, siderealSunDegrees(time))
    const [before, after] = [Date.UTC(year, 0, 8), Date.UTC(year, 0, 22)].map((time) => ({
      time,
      value: beyond(time),
    })) as [{ time: number; value: number }, { time: number; value: number }]
    const entered = zeroBetween(beyond, before, after)
    const day = days.calendarDayAt(entered)
    return { day: entered < days.sunset(day) ? day : day + 1, festival: 'makar-sankranti' as const }
  })
}
