import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { NoticeTable } from './notice.table.ts'

/** Lists all notices, newest first, each with the time when this person read it. */
export const listNoticesWithReads = (db: Db | Trx, userId: string) =>
  db
    .selectFrom('notices')
    .leftJoin('notice_reads', (join) =>
      join
        .onRef('notice_reads.notice_id', '=', 'notices.id')
        .on('notice_reads.user_id', '=', userId),
    )
    .select(['notices.id', 'notices.translations', 'notices.created_at', 'notice_reads.read_at'])
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .execute()

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

export async function insertNotice(
  trx: Trx,
  notice: Omit<Insertable<NoticeTable>, 'id'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('notices')
    .columns(['id', 'translations', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('notices')
        .select([
          sql<number>`greatest(coalesce(max(id), 0) + 1, ${firstPublishedId}::bigint)`.as('id'),
          sql<string>`${notice.translations}::jsonb`.as('translations'),
          sql<Temporal.Instant>`${notice.created_at}::timestamptz`.as('created_at'),
        ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
