import { randomBytes } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { write } from '../database/write.ts'
import './server-secret.table.ts'

/** Returns the key of 32 random bytes for a name. It is created at its first use and shared by all processes. */
export async function serverSecret(db: Db, name: string): Promise<Buffer> {
  const stored = await findSecret(db, name)
  if (stored) return stored
  const created = { name, secret: randomBytes(32) }
  await write(db, (trx) =>
    trx
      .insertInto('server_secrets')
      .values(created)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  // Another process may have inserted one at the same time: the stored one is used.
  return (await findSecret(db, name)) ?? created.secret
}

async function findSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.secret
}
