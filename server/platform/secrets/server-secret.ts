import { randomBytes } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { write } from '../database/write.ts'
import './server-secret.table.ts'

/** A key of 32 random bytes, one for each name. It is made at its first use and shared by all processes. */
export async function serverSecret(db: Db, name: string): Promise<Buffer> {
  const known = await findSecret(db, name)
  if (known) return known
  const made = { name, secret: randomBytes(32) }
  await write(db, (trx) =>
    trx
      .insertInto('server_secrets')
      .values(made)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  // Another process may have made it at the same time: what is stored counts.
  return (await findSecret(db, name)) ?? made.secret
}

async function findSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.secret
}
