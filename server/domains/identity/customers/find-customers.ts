import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { listMethods } from '../second-factor/second-factors.ts'
import { listSessionsOfUser } from '../sessions/session.repository.ts'
import { findUser } from '../accounts/user.repository.ts'
import type { UserRow } from '../accounts/user.repository.ts'

const pageSize = 20

/** An account as staff see it: nothing about the birth. */
export interface Customer {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly email_confirmed: boolean
  readonly created_at: string
}

const toCustomer = ({
  id,
  full_name,
  email,
  email_confirmed_at,
  created_at,
}: Pick<
  UserRow,
  'id' | 'full_name' | 'email' | 'email_confirmed_at' | 'created_at'
>): Customer => ({
  id,
  name: full_name,
  email,
  email_confirmed: email_confirmed_at !== null,
  created_at: created_at.toString(),
})

/** The order of the index `users_by_email`. */
const byEmail = sql<string>`lower(email) collate "C"`

/**
 * Finds accounts whose email begins with these letters, in any case, by email, 20 at a time.
 *
 * @param search.after the id of the last account of the previous page.
 */
export async function findCustomers(
  db: Db,
  { email, after }: { email: string; after: string | null },
): Promise<{ customers: Customer[]; next: string | null }> {
  const prefix = email.toLowerCase()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'email_confirmed_at', 'created_at'])
    .where(byEmail, '>=', prefix)
    // The greatest character of UTF-8: no address that begins with the prefix comes after it.
    .where(byEmail, '<', `${prefix}\u{10FFFF}`)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`${byEmail} > (select lower(email) collate "C" from users where id = ${after})`,
      ),
    )
    .orderBy(byEmail)
    .limit(pageSize + 1)
    .execute()
  const customers = rows.slice(0, pageSize).map(toCustomer)
  return { customers, next: rows.length > pageSize ? (customers.at(-1)?.id ?? null) : null }
}

/** The names of accounts by id; those that were deleted are missing. */
export async function findCustomerNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, full_name, email }) => [id, { name: full_name, email }]))
}

/** Returns undefined if the account was deleted. */
export async function findCustomer(
  db: Db,
  id: string,
): Promise<(Customer & { has_second_factor: boolean; open_sessions: number }) | undefined> {
  const user = await findUser(db, id)
  if (user === undefined) return undefined
  const [methods, sessions] = await Promise.all([listMethods(db, id), listSessionsOfUser(db, id)])
  return {
    ...toCustomer(user),
    has_second_factor: methods.length > 0,
    open_sessions: sessions.length,
  }
}
