import type { Sky } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'

/** Formats an arc in degrees and whole minutes: `13° 04′`. */
export function formatArc(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9)
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
}

/** Returns the local time at the place of birth, `YYYY-MM-DDTHH:mm:ss`, from UTC and the offset of that day. */
export function localMoment({ utc, utc_offset }: Pick<Sky, 'utc' | 'utc_offset'>): string {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(utc_offset) ?? []
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const local = Date.parse(utc) + (sign === '-' ? -offset : offset) * 1000
  return new Date(local).toISOString().slice(0, 19)
}

/** The moment at which a different birth time changes the sign, before or after the birth. */
export type SignChange = { side: 'before' | 'after'; at: string } | undefined

export function findSignChange(sky: Sky): SignChange {
  if (sky.certain || sky.changes_at === null) return undefined
  const at = sky.changes_at.replace(' ', 'T')
  const birth = localMoment(sky)
  // In the minute of the birth itself, the degrees in the sign decide: it has just begun or is about to end.
  const isBefore = at === birth ? sky.degrees_in_sign < 15 : at < birth
  return { side: isBefore ? 'before' : 'after', at }
}

/** Formats a local moment; the time alone where `besideDay` is the same day. */
export function formatMoment(local: string, code: string, besideDay?: string): string {
  const isSameDay = besideDay?.slice(0, 10) === local.slice(0, 10)
  return dateFormat(code, {
    ...(isSameDay ? {} : { day: 'numeric', month: 'long', year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    ...(local.endsWith(':00') ? {} : { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`))
}

export { findMoonPhase } from './moon-phase.rules.ts'

/** Returns where the east begins to be called something else; the ascendant is never in the west. */
export function findCompassPoint(azimuthDegrees: number): 'north-east' | 'east' | 'south-east' {
  if (azimuthDegrees < 67.5) return 'north-east'
  return azimuthDegrees <= 112.5 ? 'east' : 'south-east'
}
