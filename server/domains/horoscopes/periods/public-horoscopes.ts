import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { brotliCompressSync, constants } from 'node:zlib'
import { Refusal } from '../../../platform/refusal.ts'
import type { Context } from '../../../context/context.ts'
import { guestAccess } from '../../access/index.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { dayAt } from './calendar.rules.ts'
import { readContentRevision } from './horoscopes.repository.ts'
import { readHoroscopes, shownBack } from './read-horoscopes.ts'

/** An answer as bytes: to encode Devanagari anew for every caller costs more than all the rest. */
export interface ReadyJson {
  readonly plain: Buffer
  readonly brotli: Buffer
}

function readyJson(answer: unknown): ReadyJson {
  const plain = Buffer.from(JSON.stringify(answer))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { plain, brotli: brotliCompressSync(plain, { params }) }
}

/** How long an answer may be behind a change that another process made. */
const freshMilliseconds = 2_000

/**
 * What everyone may read, as JSON ready to send; of the sky, only what it does now. An answer is kept until the day or the content
 * changes; whoever asks for the same meanwhile shares one reading.
 */
export function publicHoroscopes(context: Pick<Context, 'db' | 'clock'>) {
  const { db, clock } = context
  let answers = new Map<string, Promise<ReadyJson>>()
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

  const compose = async (readingPeriod: ReadingPeriod, signId: number) => {
    const access = guestAccess(clock.now())
    const asked = { readingPeriod, signIds: [signId], back: shownBack.guests[readingPeriod] }
    const [horoscope] = await readHoroscopes(context, access, asked)
    if (!horoscope) throw new Refusal('horoscope-not-found')
    const horoscopeData = horoscope.horoscopeData.map((period, index, { length }) =>
      index === length - 1 ? period : { ...period, sky_events: [] },
    )
    return readyJson({ horoscope: { ...horoscope, horoscopeData } })
  }

  return async (readingPeriod: ReadingPeriod, signId: number): Promise<ReadyJson> => {
    const at = clock.now().epochMilliseconds
    if (!isFresh(at)) {
      checking ??= check(at).finally(() => (checking = undefined))
      await checking
    }
    const key = `${readingPeriod} ${signId}`
    const kept = answers
    const known = kept.get(key)
    if (known) return known
    const made = compose(readingPeriod, signId)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
