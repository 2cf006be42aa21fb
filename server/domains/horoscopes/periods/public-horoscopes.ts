import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { LRUCache } from 'lru-cache'
import { brotliCompressSync, constants } from 'node:zlib'
import { Refusal } from '../../../platform/refusal.ts'
import type { Context } from '../../../context/context.ts'
import { guestAccess } from '../../access/index.ts'
import { dayAt } from './calendar.rules.ts'
import { readContentRevisions } from './content-revisions.ts'
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

/**
 * Returns a function that reads the public horoscope of a sign as encoded JSON, with the sky events of the
 * current period only. A response is cached until the day, one of its periods or a price changes; concurrent calls
 * for the same horoscope share one read.
 */
export function createPublicHoroscopes(context: Pick<Context, 'db' | 'clock'>) {
  // Enough for every sign and reading period in eight time zones.
  const cache = new LRUCache<string, { revision: string; encoded: Promise<EncodedJson> }>({
    max: 12 * 3 * 8,
  })

  const compose = async (readingPeriod: ReadingPeriod, signId: number, timeZone?: string) => {
    const access = guestAccess(context.clock.now())
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
    const revisions = await readContentRevisions(context)
    const revision = `${dayAt(context.clock.now())} ${revisions.of({ readingPeriod, signId })}`
    const key = `${readingPeriod} ${signId} ${timeZone ?? ''}`
    const cached = cache.get(key)
    if (cached?.revision === revision) return cached.encoded
    const added = { revision, encoded: compose(readingPeriod, signId, timeZone) }
    cache.set(key, added)
    added.encoded.catch(() => cache.get(key) === added && cache.delete(key))
    return added.encoded
  }
}
