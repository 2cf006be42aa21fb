import type { Horoscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../../context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { readContentRevisions } from './content-revisions.ts'
import { listPartRows, listPeriodRows, type PeriodRow } from './horoscopes.repository.ts'
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
 * that chapters repeat. They are read again when anything of them has changed.
 */
export async function listStoredPeriods(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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
  const revisions = await readContentRevisions({ db, clock })
  const read = async (signId: number) => {
    const revision = `${from} ${to} ${revisions.of({ readingPeriod, signId })}`
    const key = `${readingPeriod} ${signId}`
    const cached = cache.get(key)
    if (cached?.revision === revision) return cached.periods
    const periods = readStoredPeriods(db, { readingPeriod, signIds: [signId], from, to })
    const added = { revision, periods }
    cache.set(key, added)
    periods.catch(() => cache.get(key) === added && cache.delete(key))
    return periods
  }
  const signs = await Promise.all(signIds.map(read))
  return { periods: signs.flat(), prices: revisions.prices }
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
