import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { SignInTable } from './sign-in-record.table.ts'

type NewSignIn = Omit<Selectable<SignInTable>, 'times'>

export const insertSignIn = (trx: Trx, signIn: NewSignIn) =>
  trx
    .insertInto('sign_ins')
    .values({ ...signIn, times: 1 })
    .execute()

/** Counts a wrong password in the row of its day, or inserts that row; does nothing if the account was deleted. */
export async function countWrongPassword(
  trx: Trx,
  { id, user_id, device, network, at }: Omit<NewSignIn, 'kind' | 'session_id'>,
): Promise<void> {
  // Attempts at the same time wait here for each other.
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (owner === undefined) return
  const day = at.toZonedDateTimeISO('UTC').startOfDay().toInstant()
  // A value that differs among the attempts of a day is dropped.
  const ifSame = (column: 'device' | 'network', value: string | null) =>
    sql<string | null>`case when ${sql.ref(column)} = ${value} then ${sql.ref(column)} end`
  const counted = await trx
    .updateTable('sign_ins')
    .set((row) => ({
      times: row('times', '+', 1),
      at,
      device: ifSame('device', device),
      network: ifSame('network', network),
    }))
    .where('user_id', '=', user_id)
    .where('kind', '=', 'wrong-password')
    .where('at', '>=', day)
    .returning('id')
    .executeTakeFirst()
  if (counted) return
  await insertSignIn(trx, {
    id,
    user_id,
    kind: 'wrong-password',
    session_id: null,
    device,
    network,
    at,
  })
}

/** Lists what is kept of a person's sign-ins, the newest first. */
export const listSignInsOfUser = (db: Db, userId: string, limit?: number) =>
  db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()

export const deleteSignInsBefore = (trx: Trx, before: Temporal.Instant) =>
  trx.deleteFrom('sign_ins').where('at', '<', before).execute()
