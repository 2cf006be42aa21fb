import type { Graha } from '../positions/grahas.ts'
import { arcDegrees } from '../positions/zodiac.ts'
import { zeroCrossings } from './crossings.ts'
import { turningGrahas } from './stations.ts'
import type { Tracks } from './tracks.ts'

/** Finds the moments at which two grahas are at an angle: the second minus the first, in degrees. */
export function listAngles(
  tracks: Tracks,
  first: Graha,
  second: Graha,
  angleDegrees: number,
): number[] {
  const beyondAngle = (a: number, b: number): number => arcDegrees(a + angleDegrees, b)
  return zeroCrossings(
    tracks.times,
    tracks.times.map((_, index) =>
      beyondAngle(tracks.degrees[first][index]!, tracks.degrees[second][index]!),
    ),
    (time) => beyondAngle(tracks.degreesAt(first, time), tracks.degreesAt(second, time)),
    90,
  )
}

/**
 * A planet that is nearer than this to the Sun is combust; the second number applies while it is retrograde
 * (and so nearer to the Earth and brighter). Source: Surya Siddhanta, chapter 9.
 */
const combustDegrees: Record<(typeof turningGrahas)[number], readonly [number, number]> = {
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
}

/** Finds the moments at which a planet becomes combust or ceases to be. */
export function listCombustions(
  tracks: Tracks,
  graha: (typeof turningGrahas)[number],
): { time: number; change: 'begins' | 'ends' }[] {
  const { times, degrees } = tracks
  return times.slice(1).flatMap((time, index) => {
    // Neither Mercury nor Venus turns within its limits, so one limit applies all day.
    const isRetrograde = degrees[graha][index + 1]! < degrees[graha][index]!
    const limit = combustDegrees[graha][isRetrograde ? 1 : 0]
    const beyondLimit = (sun: number, planet: number): number =>
      Math.abs(arcDegrees(sun, planet)) - limit
    const values = [index, index + 1].map((day) =>
      beyondLimit(degrees.Sun[day]!, degrees[graha][day]!),
    )
    return zeroCrossings(
      [times[index]!, time],
      values,
      (at) => beyondLimit(tracks.degreesAt('Sun', at), tracks.degreesAt(graha, at)),
      180,
    ).map((at) => ({ time: at, change: values[0]! > 0 ? 'begins' : 'ends' }) as const)
  })
}
