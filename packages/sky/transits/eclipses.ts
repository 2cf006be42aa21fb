import { EclipticGeoMoon, SearchGlobalSolarEclipse, SearchLunarEclipse } from 'astronomy-engine'
import { epochMillisecondsOf, frameAt } from '../positions/frame.ts'
import { dayMilliseconds } from './tracks.ts'
import type { Eclipse } from './transit.ts'

/** Farther than this from the ecliptic neither Sun nor Moon can be eclipsed (1.58° and 1.61°). */
const farthestLatitudeDegrees = 1.7

/**
 * The eclipse at a new or full Moon, if there is one.
 *
 * @param time epoch milliseconds of the new or full Moon
 */
export function findEclipse(
  phase: 'new' | 'full',
  time: number,
): { time: number; eclipsed: Eclipse['eclipsed']; extent: Eclipse['extent'] } | undefined {
  if (Math.abs(EclipticGeoMoon(frameAt(time).time).lat) > farthestLatitudeDegrees) return undefined
  const search = phase === 'new' ? SearchGlobalSolarEclipse : SearchLunarEclipse
  const { peak, kind } = search(frameAt(time - dayMilliseconds).time)
  const peakTime = epochMillisecondsOf(peak.ut)
  if (peakTime > time + dayMilliseconds) return undefined
  return { time: peakTime, eclipsed: phase === 'new' ? 'Sun' : 'Moon', extent: kind }
}
