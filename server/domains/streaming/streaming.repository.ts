import type { Db, Trx } from '../../platform/database/database.ts'
import './streaming.table.ts'

export const findStream = (db: Db) =>
  db.selectFrom('streaming_status').select('url').executeTakeFirst()

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
