import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { NoticeState } from './notice.rules.ts'
import type { NoticeTable } from './notice.table.ts'

const startsAt = sql<Temporal.Instant>`coalesce(notices.starts_at, notices.created_at)`
const columns = ['notices.id', 'notices.translations', 'notices.ends_at'] as const

/** Lists the notices that are shown now, the latest start first, each with the time when this person read it. */
export const listNoticesWithReads = (
  db: Db | Trx,
  { userId, now }: { userId: string; now: Temporal.Instant },
) =>
  db
    .selectFrom('notices')
    .leftJoin('notice_reads', (join) =>
      join
        .onRef('notice_reads.notice_id', '=', 'notices.id')
        .on('notice_reads.user_id', '=', userId),
    )
    .select([...columns, startsAt.as('starts_at'), 'notice_reads.read_at'])
    .where(isInState('current', now))
    .orderBy(startsAt, 'desc')
    .orderBy('notices.id', 'desc')
    .execute()

/** The SQL of `stateOf`. */
const isInState = (state: NoticeState, now: Temporal.Instant) =>
  ({
    ended: sql<boolean>`notices.ends_at <= ${now}`,
    coming: sql<boolean>`${startsAt} > ${now} and (notices.ends_at is null or notices.ends_at > ${now})`,
    current: sql<boolean>`${startsAt} <= ${now} and (notices.ends_at is null or notices.ends_at > ${now})`,
  })[state]

const selectNotices = (db: Db | Trx) =>
  db.selectFrom('notices').select([...columns, startsAt.as('starts_at'), 'notices.version'])

export type NoticeRow = Awaited<ReturnType<typeof listNoticePage>>[number]

/** Lists a page of the notices, the latest start first. */
export const listNoticePage = (
  db: Db,
  {
    state,
    now,
    after,
    limit,
  }: {
    state: NoticeState | undefined
    now: Temporal.Instant
    /** The id of the last notice of the page before. */
    after: number | undefined
    limit: number
  },
) =>
  selectNotices(db)
    .$if(state !== undefined, (query) => query.where(isInState(state!, now)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${startsAt}, notices.id) < (
          select coalesce(starts_at, created_at), id from notices where id = ${after!})`,
      ),
    )
    .orderBy(startsAt, 'desc')
    .orderBy('notices.id', 'desc')
    .limit(limit)
    .execute()

export const findNotice = (db: Db | Trx, id: number): Promise<NoticeRow | undefined> =>
  selectNotices(db).where('id', '=', id).executeTakeFirst()

export const lockNotice = (trx: Trx, id: number): Promise<NoticeRow | undefined> =>
  selectNotices(trx).where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateNotice(
  trx: Trx,
  { id, version }: Pick<NoticeRow, 'id' | 'version'>,
  { translations, ...times }: Partial<Pick<NoticeRow, 'translations' | 'starts_at' | 'ends_at'>>,
): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ ...times, version: version + 1 })
    .$if(translations !== undefined, (query) =>
      query.set({ translations: JSON.stringify(translations) }),
    )
    .where('id', '=', id)
    .execute()
}

export async function insertReads(
  trx: Trx,
  { userId, noticeIds, readAt }: { userId: string; noticeIds: number[]; readAt: Temporal.Instant },
) {
  await trx
    .insertInto('notice_reads')
    .columns(['user_id', 'notice_id', 'read_at'])
    .expression((from) =>
      from
        .selectFrom('notices')
        .select([
          sql<string>`${userId}::uuid`.as('user_id'),
          'id',
          sql<Temporal.Instant>`${readAt}::timestamptz`.as('read_at'),
        ])
        .where('id', '=', sql<number>`any(${noticeIds}::bigint[])`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertMissingNotices(trx: Trx, rows: Insertable<NoticeTable>[]) {
  await trx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const listReads = (db: Db, userId: string) =>
  db
    .selectFrom('notice_reads')
    .innerJoin('notices', 'notices.id', 'notice_reads.notice_id')
    .select(['notices.translations', 'notice_reads.read_at'])
    .where('notice_reads.user_id', '=', userId)
    .orderBy('notices.id')
    .execute()

export async function deleteReads(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('notice_reads').where('user_id', '=', userId).execute()
}

/** The first id of notices that operators publish, above the ids of seeded ones. */
const firstPublishedId = 1000

/** Returns the id, which two that are published at a time do not share. */
export async function insertNotice(
  trx: Trx,
  notice: Pick<NoticeRow, 'translations' | 'starts_at' | 'ends_at'> & {
    created_at: Temporal.Instant
  },
): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      insert into notices (id, translations, created_at, starts_at, ends_at)
      select greatest(coalesce(max(id), 0) + 1, ${firstPublishedId}), ${JSON.stringify(notice.translations)}::jsonb,
        ${notice.created_at}::timestamptz, ${notice.starts_at}::timestamptz, ${notice.ends_at}::timestamptz
      from notices on conflict do nothing returning id`.execute(trx)
    if (rows[0]) return rows[0].id
  }
}
