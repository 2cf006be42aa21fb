import { madeAt, selectBackups } from './backup-names.rules.ts'

export interface Finding {
  /** `fault`: the product does not work. `warning`: it works, but not for long or not as meant. */
  readonly state: 'ok' | 'warning' | 'fault'
  readonly text: string
}

const finding = (state: Finding['state'], text: string): Finding => ({ state, text })

/** Sign-in codes and Stripe's signatures tolerate 30 seconds and more. */
const mostSecondsApart = 10

export const judgeClock = (whose: string, secondsApart: number): Finding =>
  Math.abs(secondsApart) > mostSecondsApart
    ? finding('fault', `is ${Math.round(Math.abs(secondsApart))} s apart from ${whose}: start ntp`)
    : finding('ok', `agrees with ${whose}`)

const gibibyte = 1024 ** 3

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const text = `${(freeBytes / gibibyte).toFixed(1)} GiB free for ${folder}`
  if (freeBytes < gibibyte / 4) return finding('fault', text)
  return finding(freeBytes < 2 * gibibyte ? 'warning' : 'ok', text)
}

export function judgeBackups(names: readonly string[], now: Temporal.Instant): Finding {
  const newest = selectBackups(names).at(-1)
  const made = newest === undefined ? null : madeAt(newest)
  if (!made) return finding('warning', 'there is none: npm run backup')
  const hours = Math.floor(made.until(now).total('hours'))
  return finding(hours > 48 ? 'warning' : 'ok', `the newest is ${hours} hours old`)
}
