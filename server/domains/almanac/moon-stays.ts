import type { NakshatraKey, SignKey } from '@rashi/sky'
import type { Evidence, MoonDay } from './span-sky.ts'

/** Consecutive days on which the Moon is in one sign at noon UTC. */
export interface MoonStay {
  readonly sign: SignKey
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  /** The nakshatra of the Moon at noon UTC of `nakshatraDay`, the middle day of the stay. */
  readonly nakshatra: NakshatraKey
  readonly nakshatraDay: Temporal.PlainDate
  readonly evidence: Evidence
}

export function groupMoonDays(days: readonly MoonDay[]): MoonStay[] {
  const groups: MoonDay[][] = []
  for (const day of days) {
    const last = groups.at(-1)
    if (last?.at(-1)?.sign === day.sign) last.push(day)
    else groups.push([day])
  }
  return groups.map((group) => {
    const middle = group[Math.floor(group.length / 2)]!
    return {
      sign: middle.sign,
      from: group[0]!.day,
      to: group.at(-1)!.day,
      nakshatra: middle.nakshatra,
      nakshatraDay: middle.day,
      evidence: group[0]!.evidence,
    }
  })
}
