import { trialDays } from '@rashi/contract/trial.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Grant, Trial } from './access.rules.ts'
import type { GrantTable, TrialTable } from './access.table.ts'

/** The columns of the unique index: one grant for each source, reference and subject. */
const grantKey = sql`source, reference, sign_id, coalesce(period_id, 0), coalesce(part_id, 0)`

type StoredTrial = Omit<TrialTable, 'user_id'>
type StoredGrant = Omit<GrantTable, 'user_id' | 'reference'>

const toTrial = (row: StoredTrial): Trial => ({
  startedAt: row.started_at,
  goldUntil: row.gold_until,
  endedAt: row.ended_at,
  firstVisitReadingAt: row.first_visit_reading_at,
  corrections: row.corrections,
  keptSignId: row.kept_sign_id,
})

const toGrant = (row: StoredGrant): Grant => ({
  id: row.id,
  source: row.source,
  signId: row.sign_id,
  tier: row.tier,
  periodId: row.period_id,
  partId: row.part_id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  firstReadAt: row.first_read_at,
})

export async function findTrial(db: Db, userId: string): Promise<Trial | null> {
  const row = await db
    .selectFrom('trials')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? toTrial(row) : null
}

/** Locks a trial, so that corrections of a birth are counted one after another. */
export async function lockTrial(trx: Trx, userId: string): Promise<Trial | null> {
  const row = await trx
    .selectFrom('trials')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ? toTrial(row) : null
}

const trialHours = trialDays * 24

/** Lists people whose trial ends after `from` and up to `to`, by id, after the id `after`. Those who bought a plan are left out. */
export async function listEndingTrials(
  db: Db,
  {
    from,
    to,
    after,
    limit,
  }: { from: Temporal.Instant; to: Temporal.Instant; after: string | undefined; limit: number },
): Promise<string[]> {
  const [startedFrom, startedTo] = [from, to].map((end) => end.subtract({ hours: trialHours }))
  const rows = await db
    .selectFrom('trials')
    .select('user_id')
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([
          where('started_at', '>', startedFrom!),
          where('started_at', '<=', startedTo!),
          where.or([where('gold_until', 'is', null), where('gold_until', '<=', to)]),
        ]),
        where.and([
          where('gold_until', '>', from),
          where('gold_until', '<=', to),
          where('started_at', '<=', startedTo!),
        ]),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('user_id', '>', after!))
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** SQL of the trials that began from `from` until before `until`, as a table of `user_id` and `started_at`. */
export const selectTrialsBegun = ({
  from,
  until,
}: {
  from: Temporal.Instant
  until: Temporal.Instant
}): RawBuilder<unknown> => sql`
  select user_id, started_at from trials where started_at >= ${from} and started_at < ${until}`

/** When the first trial of an account that still exists began. */
export async function findFirstTrial(db: Db): Promise<Temporal.Instant | undefined> {
  const first = await db
    .selectFrom('trials')
    .select(({ fn }) => fn.min('started_at').as('started_at'))
    .executeTakeFirst()
  return first?.started_at ?? undefined
}

/** Finds a person's trial and lists their grants, by one statement: nearly every call of a reader needs both. */
export async function findTrialAndGrants(
  db: Db,
  userId: string,
): Promise<{ trial: Trial | null; grants: Grant[] }> {
  const rows = await db
    .selectFrom(sql<{ user_id: string }>`(select ${userId}::uuid as user_id)`.as('person'))
    .leftJoin('trials', 'trials.user_id', 'person.user_id')
    .leftJoin('grants', 'grants.user_id', 'person.user_id')
    .select([
      'trials.started_at',
      'trials.gold_until',
      'trials.ended_at',
      'trials.first_visit_reading_at',
      'trials.corrections',
      'trials.kept_sign_id',
      'grants.id',
      'grants.source',
      'grants.sign_id',
      'grants.tier',
      'grants.period_id',
      'grants.part_id',
      'grants.starts_at',
      'grants.ends_at',
      'grants.first_read_at',
    ])
    .orderBy('grants.id')
    .execute()
  const [row] = rows
  // Where a person has none of one kind, all of its columns are null.
  return {
    trial: row && row.started_at !== null ? toTrial(row as StoredTrial) : null,
    grants: rows.flatMap((grant) => (grant.id === null ? [] : toGrant(grant as StoredGrant))),
  }
}

export async function insertTrial(trx: Trx, userId: string, startedAt: Temporal.Instant) {
  await trx
    .insertInto('trials')
    .values({
      user_id: userId,
      started_at: startedAt,
      gold_until: null,
      ended_at: null,
      first_visit_reading_at: null,
      corrections: 0,
      kept_sign_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateTrial(
  trx: Trx,
  userId: string,
  change: Partial<Pick<TrialTable, 'gold_until' | 'ended_at' | 'corrections' | 'kept_sign_id'>>,
) {
  await trx.updateTable('trials').set(change).where('user_id', '=', userId).execute()
}

/** Returns true for the first of concurrent calls only. */
export async function markFirstVisitReading(trx: Trx, userId: string, at: Temporal.Instant) {
  const { numUpdatedRows } = await trx
    .updateTable('trials')
    .set({ first_visit_reading_at: at })
    .where('user_id', '=', userId)
    .where('first_visit_reading_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function upsertGrant(trx: Trx, row: GrantTable) {
  await trx
    .insertInto('grants')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(grantKey).doUpdateSet({ ends_at: row.ends_at, tier: row.tier }),
    )
    .execute()
}

export async function endGrants(
  trx: Trx,
  { source, reference }: Pick<GrantTable, 'source' | 'reference'>,
  at: Temporal.Instant,
) {
  await trx
    .updateTable('grants')
    .set({ ends_at: at })
    .where('source', '=', source)
    .where('reference', '=', reference)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .execute()
}

export async function markRead(trx: Trx, ids: readonly string[], at: Temporal.Instant) {
  await trx
    .updateTable('grants')
    .set({ first_read_at: at })
    .where('id', 'in', ids)
    .where('first_read_at', 'is', null)
    .execute()
}

/** Returns by reference when a grant was first read; unread ones are left out. */
export async function listFirstReadings(
  db: Db,
  { source, references }: { source: GrantTable['source']; references: readonly string[] },
): Promise<Map<string, Temporal.Instant>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom('grants')
    .select(['reference', 'first_read_at'])
    .where('source', '=', source)
    .where('reference', 'in', references)
    .execute()
  return new Map(
    rows.flatMap(({ reference, first_read_at }) =>
      first_read_at === null ? [] : [[reference, first_read_at] as const],
    ),
  )
}

/** Counts the grants of a reference, ended ones included. */
export async function countGrants(
  db: Db,
  { source, reference }: Pick<GrantTable, 'source' | 'reference'>,
): Promise<number> {
  const rows = await db
    .selectFrom('grants')
    .select('id')
    .where('source', '=', source)
    .where('reference', '=', reference)
    .execute()
  return rows.length
}

export async function deleteAccess(trx: Trx, userId: string) {
  await trx.deleteFrom('grants').where('user_id', '=', userId).execute()
  await trx.deleteFrom('trials').where('user_id', '=', userId).execute()
}
