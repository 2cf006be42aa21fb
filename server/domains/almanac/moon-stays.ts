import type { NakshatraKey, SignKey } from '@rashi/sky'
import type { Ground, MoonDay } from './span-sky.ts'

/** Neighbouring days on which the Moon stands in one sign at noon. */
export interface MoonStay {
  readonly sign: SignKey
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  /** Where the Moon stands at noon of `nakshatraDay`, the stay's middle day. */
  readonly nakshatra: NakshatraKey
  readonly nakshatraDay: Temporal.PlainDate
  readonly ground: Ground
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
      ground: group[0]!.ground,
    }
  })
}
