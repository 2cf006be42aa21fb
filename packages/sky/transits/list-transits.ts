import { grahas } from '../positions/grahas.ts'
import type { Zodiac } from '../positions/zodiac.ts'
import { findEclipse } from './eclipses.ts'
import { listEntries } from './ingresses.ts'
import { listAngles, listCombustions } from './meetings.ts'
import { listTurns, turningGrahas } from './stations.ts'
import { trackGrahas, type Tracks } from './tracks.ts'
import type { Transit } from './transit.ts'

/** A transit whose time is still in epoch milliseconds. */
type Timed<T = Transit> = T extends Transit ? Omit<T, 'at'> & { time: number } : never

/**
 * Lists the transits of a time span: ingresses, stations, conjunctions, beginnings and ends of combustion,
 * quarters of the Moon and eclipses.
 *
 * @param from inclusive
 * @param to exclusive; costs about 0.2 ms for each day
 * @returns ordered by time
 */
export function listTransits(
  from: Temporal.Instant,
  to: Temporal.Instant,
  zodiac: Zodiac,
): Transit[] {
  const tracks = trackGrahas(from.epochMilliseconds, to.epochMilliseconds, zodiac)
  const found: Timed[] = [
    ...listMovements(tracks),
    ...listMoonQuarters(tracks),
    ...listConjunctions(tracks),
    ...listAllCombustions(tracks),
  ]
  return found
    .sort((a, b) => a.time - b.time)
    .map(({ time, ...transit }): Transit => {
      const seconds = Math.round(time / 1000)
      return { ...transit, at: Temporal.Instant.fromEpochMilliseconds(seconds * 1000) }
    })
    .filter(
      ({ at }) => Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, to) < 0,
    )
}

function listMovements(tracks: Tracks): Timed[] {
  return grahas.flatMap((graha) => {
    const isTurning = turningGrahas.some((turning) => turning === graha)
    const turns = isTurning ? listTurns(tracks, graha) : []
    return [
      ...turns.map((turn): Timed => {
        return { kind: 'station', graha, ...turn, sign: tracks.signAt(graha, turn.time) }
      }),
      ...listEntries(tracks, graha, turns).map((entry): Timed => {
        return { kind: 'ingress', graha, ...entry }
      }),
    ]
  })
}

const quarters = [
  ['new', 0],
  ['first-quarter', 90],
  ['full', 180],
  ['last-quarter', 270],
] as const

function listMoonQuarters(tracks: Tracks): Timed[] {
  return quarters.flatMap(([phase, elongationDegrees]) =>
    listAngles(tracks, 'Sun', 'Moon', elongationDegrees).flatMap((time): Timed[] => {
      const sign = tracks.signAt('Moon', time)
      const quarter: Timed = { kind: 'moon-phase', time, phase, sign }
      const eclipse = phase === 'new' || phase === 'full' ? findEclipse(phase, time) : undefined
      return eclipse ? [quarter, { kind: 'eclipse', ...eclipse, sign }] : [quarter]
    }),
  )
}

function listConjunctions(tracks: Tracks): Timed[] {
  const meeting = grahas.filter((graha) => graha !== 'Moon')
  return meeting.flatMap((first, index) =>
    meeting.slice(index + 1).flatMap((second) =>
      listAngles(tracks, first, second, 0).map((time): Timed => {
        const sign = tracks.signAt(first, time)
        return { kind: 'conjunction', time, grahas: [first, second], sign }
      }),
    ),
  )
}

function listAllCombustions(tracks: Tracks): Timed[] {
  return turningGrahas.flatMap((graha) =>
    listCombustions(tracks, graha).map((combustion): Timed => {
      const sign = tracks.signAt(graha, combustion.time)
      return { kind: 'combustion', graha, ...combustion, sign }
    }),
  )
}
