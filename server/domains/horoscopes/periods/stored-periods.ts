import type { Horoscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Db } from '../../../platform/database/database.ts'
import { listPartRows, listPeriodRows, type PeriodRow } from './horoscopes.repository.ts'
import { readRevision } from './read-revision.ts'
import { sanitisePeriod, type StoredPart, toStoredPart } from './stored-rows.ts'

/** A period with all of its parts, sanitised. Readers share it, so nobody changes it. */
export interface StoredPeriod {
  readonly row: PeriodRow
  readonly parts: readonly StoredPart[]
}

type CachedPeriods = Readonly<{ revision: string; periods: Promise<readonly StoredPeriod[]> }>

/** The periods of a sign, which are the same for all readers, by reading period and sign. */
const caches = new WeakMap<Db, Map<string, CachedPeriods>>()

/**
 * Lists the periods of some signs, at least one, that begin within `from` and `to`, the oldest first in each sign, and the prices
 * that chapters repeat. Each call asks the database whether anything of them has changed, and reads them again if so.
 */
export async function listStoredPeriods(
  db: Db,
  {
    readingPeriod,
    signIds,
    from,
    to,
  }: { readingPeriod: ReadingPeriod; signIds: readonly number[]; from: string; to: string },
): Promise<{
  periods: readonly StoredPeriod[]
  prices: Horoscope['horoscopePaymentPlans']
}> {
  const cache = caches.get(db) ?? new Map<string, CachedPeriods>()
  caches.set(db, cache)
  const read = async (signId: number) => {
    const { revision: ofPeriods, prices } = await readRevision(db, { readingPeriod, signId, from })
    const revision = `${from} ${to} ${ofPeriods}`
    const key = `${readingPeriod} ${signId}`
    const cached = cache.get(key)
    if (cached?.revision === revision) return { periods: await cached.periods, prices }
    const periods = readStoredPeriods(db, { readingPeriod, signIds: [signId], from, to })
    const added = { revision, periods }
    cache.set(key, added)
    periods.catch(() => cache.get(key) === added && cache.delete(key))
    return { periods: await periods, prices }
  }
  const signs = await Promise.all(signIds.map(read))
  return { periods: signs.flatMap(({ periods }) => periods), prices: signs[0]?.prices ?? [] }
}

/** Reads periods with their parts from the database. */
export async function readStoredPeriods(
  db: Db,
  query: Parameters<typeof listPeriodRows>[1],
): Promise<readonly StoredPeriod[]> {
  const rows = await listPeriodRows(db, query)
  const parts = await listPartRows(
    db,
    rows.map(({ id }) => id),
  )
  const byPeriod = Map.groupBy(parts.map(toStoredPart), (part) => part.period_id)
  return rows.map((row) => ({ row: sanitisePeriod(row), parts: byPeriod.get(row.id) ?? [] }))
}
