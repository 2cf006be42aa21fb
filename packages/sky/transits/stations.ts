import { type Graha, speedHalfSpanDays } from '../positions/grahas.ts'
import { arcDegrees } from '../positions/zodiac.ts'
import { zeroBetween } from './crossings.ts'
import { dayMilliseconds, type Tracks } from './tracks.ts'

/** Sun and Moon never turn, the mean nodes never stop. */
export const turningGrahas = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const

/** Finds the moments at which a planet turns, with its direction from then on. */
export function listTurns(
  tracks: Tracks,
  graha: Graha,
): { time: number; turns: 'retrograde' | 'direct' }[] {
  const { times } = tracks
  const degrees = tracks.degrees[graha]
  const halfSpan = speedHalfSpanDays * dayMilliseconds
  const wayAt = (time: number): number =>
    arcDegrees(tracks.degreesAt(graha, time - halfSpan), tracks.degreesAt(graha, time + halfSpan))

  return times.slice(1, -1).flatMap((_, index) => {
    const way = degrees[index + 1]! - degrees[index]!
    const nextWay = degrees[index + 2]! - degrees[index + 1]!
    if (way * nextWay >= 0) return []
    const [from, to] = [times[index]!, times[index + 2]!].map((time) => ({
      time,
      value: wayAt(time),
    })) as [{ time: number; value: number }, { time: number; value: number }]
    return [{ time: zeroBetween(wayAt, from, to), turns: way > 0 ? 'retrograde' : 'direct' }]
  })
}
