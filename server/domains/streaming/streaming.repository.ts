import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import './streaming.table.ts'

export const findStream = (db: Db | Trx) =>
  db.selectFrom('streaming_status').select('url').executeTakeFirst()

/** Locks the stream, or its absence, which no row stands for. */
export async function lockStream(trx: Trx) {
  await sql`lock table streaming_status in share row exclusive mode`.execute(trx)
  return findStream(trx)
}

export async function putStream(trx: Trx, url: string) {
  await trx
    .insertInto('streaming_status')
    .values({ id: 1, url })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ url }))
    .execute()
}

export async function removeStream(trx: Trx) {
  await trx.deleteFrom('streaming_status').execute()
}
