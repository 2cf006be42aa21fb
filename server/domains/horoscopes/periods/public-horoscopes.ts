import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { LRUCache } from 'lru-cache'
import { brotliCompressSync, constants } from 'node:zlib'
import { Refusal } from '../../../platform/refusal.ts'
import type { Context } from '../../../context/context.ts'
import { guestAccess } from '../../access/index.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { dayAt } from './calendar.rules.ts'
import { readContentRevision } from './horoscopes.repository.ts'
import { readHoroscopes, visiblePast } from './read-horoscopes.ts'

/** An encoded response: encoding Devanagari for every request would cost more than all other steps. */
export interface EncodedJson {
  readonly plain: Buffer
  readonly brotli: Buffer
}

function encodeJson(body: unknown): EncodedJson {
  const plain = Buffer.from(JSON.stringify(body))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { plain, brotli: brotliCompressSync(plain, { params }) }
}

/** Enough for every sign and reading period in eight time zones. */
const createCache = () => new LRUCache<string, Promise<EncodedJson>>({ max: 12 * 3 * 8 })

/** The time after which the content is checked for changes by other processes. */
const freshMilliseconds = 2_000

/**
 * Returns a function that reads the public horoscope of a sign as encoded JSON, with the sky events of the
 * current period only. Responses are cached until the day, a period or a price changes; concurrent calls
 * for the same horoscope share one read.
 */
export function createPublicHoroscopes(context: Pick<Context, 'db' | 'clock'>) {
  const { db, clock } = context
  let cache = createCache()
  let checked: { at: number; revision: string } | undefined
  let checking: Promise<void> | undefined

  const check = async (at: number) => {
    const day = dayAt(Temporal.Instant.fromEpochMilliseconds(at))
    const [content, plans] = await Promise.all([
      readContentRevision(db),
      listHoroscopePaymentPlans(db),
    ])
    const revision = `${day} ${content} ${JSON.stringify(plans)}`
    if (revision !== checked?.revision) cache = createCache()
    checked = { at, revision }
  }

  const isFresh = (at: number) =>
    checked !== undefined && at >= checked.at && at - checked.at < freshMilliseconds

  const compose = async (readingPeriod: ReadingPeriod, signId: number, timeZone?: string) => {
    const access = guestAccess(clock.now())
    const back = visiblePast.guests[readingPeriod]
    const query = { readingPeriod, signIds: [signId], back, timeZone, withWheel: true }
    const [horoscope] = await readHoroscopes(context, access, query)
    if (!horoscope) throw new Refusal('horoscope-not-found')
    const horoscopeData = horoscope.horoscopeData.map((period, index, { length }) =>
      index === length - 1 ? period : { ...period, sky_events: [] },
    )
    return encodeJson({ horoscope: { ...horoscope, horoscopeData } })
  }

  return async (
    readingPeriod: ReadingPeriod,
    signId: number,
    timeZone?: string,
  ): Promise<EncodedJson> => {
    const at = clock.now().epochMilliseconds
    if (!isFresh(at)) {
      checking ??= check(at).finally(() => (checking = undefined))
      await checking
    }
    const key = `${readingPeriod} ${signId} ${timeZone ?? ''}`
    const current = cache
    const cached = current.get(key)
    if (cached) return cached
    const composed = compose(readingPeriod, signId, timeZone)
    current.set(key, composed)
    composed.catch(() => current.delete(key))
    return composed
  }
}
