import { frameAt } from '../positions/frame.ts'
import { grahaDegrees } from '../positions/grahas.ts'
import { moonTropicalDegrees } from '../positions/moon.ts'
import { arcDegrees, type NakshatraKey, normalDegrees, skyPoint } from '../positions/zodiac.ts'
import { zeroBetween } from '../transits/crossings.ts'
import { dayMilliseconds } from '../transits/tracks.ts'
import { elongationAt, tithiDegrees } from './tithi.ts'

/** A time span in epoch milliseconds; the end does not belong to it. */
export interface Span {
  from: number
  to: number
}

/** The months that end with the new Moon (amanta), from the one in which the Sun enters sidereal Aries. */
export const lunarMonths = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const
export type LunarMonth = (typeof lunarMonths)[number]

/** A tithi of a lunar month. */
export interface TithiSpan extends Span {
  month: LunarMonth
  /** The Sun enters no sign in the month, and the next month has the same name; it has no festivals. */
  isAdhika: boolean
  /** 1 to 30, as of `tithiAt`. */
  tithi: number
}

/**
 * Lists the tithis that touch a time span, in order.
 *
 * A month in which the Sun enters two signs (1963, 1983, 2123) has the name of the first only.
 */
export function listTithis({ from, to }: Span): TithiSpan[] {
  const found: TithiSpan[] = []
  let newMoon = newMoonBefore(from)
  while (newMoon < to) {
    // No lunation is longer than 30 days, or two of them shorter than 58.
    const nextNewMoon = newMoonBefore(newMoon + 35 * dayMilliseconds)
    found.push(...tithisOfMonth(newMoon, nextNewMoon))
    newMoon = nextNewMoon
  }
  return found.filter((tithi) => tithi.to > from && tithi.from < to)
}

function tithisOfMonth(newMoon: number, nextNewMoon: number): TithiSpan[] {
  const sign = sunSignIndexAt(newMoon)
  const month = lunarMonths[(sign + 1) % 12]!
  const isAdhika = sunSignIndexAt(nextNewMoon) === sign
  const length = nextNewMoon - newMoon
  const borders = Array.from({ length: 31 }, (_, tithi) => {
    if (tithi === 0) return newMoon
    if (tithi === 30) return nextNewMoon
    return elongationNear(tithi * tithiDegrees, newMoon + (length * tithi) / 30)
  })
  return borders.slice(1).map((to, index) => {
    return { month, isAdhika, tithi: index + 1, from: borders[index]!, to }
  })
}

const meanDegreesPerDay = 12.19

function newMoonBefore(time: number): number {
  const age = (elongationAt(time) / meanDegreesPerDay) * dayMilliseconds
  return elongationNear(0, time - age)
}

/** The Moon is at most this far from its mean elongation: 10°, of which it gains at least 10.8 a day. */
const farthest = 1.2 * dayMilliseconds

/** The moment of an elongation, near to where its mean motion has it. */
function elongationNear(degrees: number, time: number): number {
  const beyond = (at: number): number => arcDegrees(degrees, elongationAt(at))
  const [from, to] = [time - farthest, time + farthest].map((at) => ({
    time: at,
    value: beyond(at),
  })) as [{ time: number; value: number }, { time: number; value: number }]
  return zeroBetween(beyond, from, to)
}

/** 0 Aries to 11 Pisces, sidereal. */
function sunSignIndexAt(epochMilliseconds: number): number {
  return Math.floor(normalDegrees(siderealSunDegrees(epochMilliseconds)) / 30)
}

/** The Sun's sidereal longitude; any turn. */
export function siderealSunDegrees(epochMilliseconds: number): number {
  return grahaDegrees('Sun', frameAt(epochMilliseconds), 'sidereal')
}

export function moonNakshatraAt(epochMilliseconds: number): NakshatraKey {
  const frame = frameAt(epochMilliseconds)
  return skyPoint(moonTropicalDegrees(frame), frame.lahiriDegrees, 'sidereal').nakshatra
}
