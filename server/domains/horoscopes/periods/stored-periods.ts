import type { Horoscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Db } from '../../../platform/database/database.ts'
import {
  listPartRows,
  listPeriodRows,
  type PeriodRow,
  readRevisions,
} from './horoscopes.repository.ts'
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
 * Lists the periods of some signs that begin within `from` and `to`, the oldest first in each sign. Each call asks the database
 * whether anything of them has changed, and reads them again if so, or if `prices`, which chapters repeat, are others.
 */
export async function listStoredPeriods(
  db: Db,
  {
    prices,
    ...query
  }: {
    readingPeriod: ReadingPeriod
    signIds: readonly number[]
    from: string
    to: string
    prices: Horoscope['horoscopePaymentPlans']
  },
): Promise<readonly StoredPeriod[]> {
  if (query.signIds.length === 0) return []
  const cache = caches.get(db) ?? new Map<string, CachedPeriods>()
  caches.set(db, cache)
  const read = (sign: { sign_id: number; revision: string }) => {
    const signId = sign.sign_id
    const revision = `${sign.revision} ${JSON.stringify(prices)}`
    const key = `${query.readingPeriod} ${signId}`
    const cached = cache.get(key)
    if (cached?.revision === revision) return cached.periods
    const periods = readStoredPeriods(db, { ...query, signIds: [signId] })
    const added = { revision, periods }
    cache.set(key, added)
    periods.catch(() => cache.get(key) === added && cache.delete(key))
    return periods
  }
  return (await Promise.all((await readRevisions(db, query)).map(read))).flat()
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
