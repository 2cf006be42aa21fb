import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { ProviderAccountTable } from './account.table.ts'

/** The `provider_account` of rows: null for those of the first account. */
export type AccountOfRow = string | null

type AccountRow = Selectable<ProviderAccountTable>

export const rowAccountOf = ({ id, is_first }: Pick<AccountRow, 'id' | 'is_first'>): AccountOfRow =>
  is_first ? null : id

/** Stores that an account is in use; the first one that is ever stored is `is_first`. */
export async function useAccount(
  trx: Trx,
  account: Omit<Insertable<ProviderAccountTable>, 'is_first'>,
): Promise<AccountRow> {
  // Two processes that start at once with two accounts: only one of them is the first.
  await sql`lock table provider_accounts in share row exclusive mode`.execute(trx)
  const known = await trx.selectFrom('provider_accounts').select('id').limit(1).executeTakeFirst()
  return trx
    .insertInto('provider_accounts')
    .values({ ...account, is_first: known === undefined })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: account.used_at }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The account of the last start, as commands know it that do not call the provider. */
export const findLastAccount = (db: Db): Promise<AccountRow | undefined> =>
  db
    .selectFrom('provider_accounts')
    .selectAll()
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findAccountOfRow = (db: Db, account: AccountOfRow): Promise<AccountRow | undefined> =>
  db
    .selectFrom('provider_accounts')
    .selectAll()
    .$if(account === null, (query) => query.where('is_first', '=', true))
    .$if(account !== null, (query) => query.where('id', '=', account ?? ''))
    .executeTakeFirst()
