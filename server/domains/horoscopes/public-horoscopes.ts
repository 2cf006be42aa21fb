import { Refusal } from '../../platform/refusal.ts'
import type { Context } from '../../platform/context.ts'
import { guestAccess } from '../access/index.ts'
import { listHoroscopePaymentPlans } from '../billing/index.ts'
import { dayAt, type PeriodType } from './calendar.rules.ts'
import { readContentRevision } from './horoscopes.repository.ts'
import { readHoroscopes } from './read-horoscopes.ts'

/** How long an answer may be behind a change that another process made. */
const freshMilliseconds = 2_000

/**
 * What everyone may read, as JSON ready to send. An answer is kept until the day or the content
 * changes; whoever asks for the same meanwhile shares one reading.
 */
export function publicHoroscopes(context: Pick<Context, 'db' | 'clock'>) {
  const { db, clock } = context
  let answers = new Map<string, Promise<string>>()
  let checked: { at: number; revision: string } | undefined
  let checking: Promise<void> | undefined

  const check = async (at: number) => {
    const day = dayAt(Temporal.Instant.fromEpochMilliseconds(at))
    const [content, plans] = await Promise.all([
      readContentRevision(db),
      listHoroscopePaymentPlans(db),
    ])
    const revision = `${day} ${content} ${JSON.stringify(plans)}`
    if (revision !== checked?.revision) answers = new Map()
    checked = { at, revision }
  }

  const isFresh = (at: number) =>
    checked !== undefined && at >= checked.at && at - checked.at < freshMilliseconds

  const compose = async (type: PeriodType, signId: number) => {
    const access = guestAccess(clock.now())
    const asked = { type, signIds: [signId], previous: true }
    const [horoscope] = await readHoroscopes(context, access, asked)
    if (!horoscope) throw new Refusal('horoscope-not-found')
    return JSON.stringify({ horoscope })
  }

  return async (type: PeriodType, signId: number): Promise<string> => {
    const at = clock.now().epochMilliseconds
    if (!isFresh(at)) {
      checking ??= check(at).finally(() => (checking = undefined))
      await checking
    }
    const key = `${type} ${signId}`
    const kept = answers
    const known = kept.get(key)
    if (known) return known
    const made = compose(type, signId)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
