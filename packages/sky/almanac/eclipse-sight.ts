import {
  Body,
  EclipseKind,
  Equator,
  Horizon,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import { epochMillisecondsOf, frameAt } from '../positions/frame.ts'
import { checkCoordinates, type Place } from '../positions/place.ts'
import { dayMilliseconds } from '../transits/tracks.ts'
import type { Eclipse } from '../transits/transit.ts'

/** How much of an eclipse is seen from a place, in clear weather. */
export type EclipseSight = 'whole' | 'part' | 'none'

/**
 * The sight of an eclipse from a place.
 *
 * An eclipse of the Moon is counted from the first to the last contact with the umbra, a penumbral one while the
 * Moon touches the penumbra: `whole` if the Moon is above the horizon all that time, `part` if it rises or sets
 * meanwhile, `none` if it is below. An eclipse of the Sun is `whole` where it is total or annular and the Sun is up
 * from the first to the last contact; `part` where it is partial, or the Sun rises or sets meanwhile; `none` where
 * the Moon misses the Sun or the Sun is below the horizon. The Moon is up while its upper limb is above the
 * horizon, the Sun while its centre is.
 *
 * @param eclipse as of `listTransits`
 * @throws RangeError when the place is not on the Earth
 */
export function eclipseSight(eclipse: Eclipse, place: Place): EclipseSight {
  checkCoordinates(place)
  const observer = new Observer(place.latitudeDegrees, place.longitudeDegrees, 0)
  const { epochMilliseconds } = eclipse.at
  return eclipse.eclipsed === 'Moon'
    ? lunarSight(epochMilliseconds, observer)
    : solarSight(epochMilliseconds, observer)
}

/** Seven minutes or less apart over the longest eclipse: the Moon's altitude changes by less than 2°. */
const samples = 48

function lunarSight(greatest: number, observer: Observer): EclipseSight {
  const eclipse = SearchLunarEclipse(frameAt(greatest - dayMilliseconds).time)
  const halfMinutes = eclipse.sd_partial > 0 ? eclipse.sd_partial : eclipse.sd_penum
  const peak = epochMillisecondsOf(eclipse.peak.ut)
  const up = Array.from({ length: samples + 1 }, (_, index) =>
    isMoonUp(peak + (index / samples - 0.5) * 2 * halfMinutes * 60_000, observer),
  )
  return up.every(Boolean) ? 'whole' : up.some(Boolean) ? 'part' : 'none'
}

/** On the horizon a body's upper limb is seen when its centre is half a degree of refraction and its radius below. */
const horizonDegrees = -0.833

function isMoonUp(epochMilliseconds: number, observer: Observer): boolean {
  const { time } = frameAt(epochMilliseconds)
  const { ra, dec } = Equator(Body.Moon, time, observer, true, true)
  return Horizon(time, observer, ra, dec).altitude > horizonDegrees
}

function solarSight(greatest: number, observer: Observer): EclipseSight {
  // The engine leaves out eclipses that the place does not see and finds the next one that it does.
  const eclipse = SearchLocalSolarEclipse(frameAt(greatest - dayMilliseconds).time, observer)
  if (epochMillisecondsOf(eclipse.peak.time.ut) > greatest + dayMilliseconds) return 'none'
  const isUp = eclipse.partial_begin.altitude > 0 && eclipse.partial_end.altitude > 0
  return isUp && eclipse.kind !== EclipseKind.Partial ? 'whole' : 'part'
}
