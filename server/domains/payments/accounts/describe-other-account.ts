import type { Db } from '../../../platform/database/database.ts'
import {
  type AccountOfRow,
  findAccountOfRow,
  findLastAccount,
  rowAccountOf,
} from './account.repository.ts'
import { type Mode, modeOf } from './current-account.ts'

/** The mode in which the product was last started; null before its first start. */
export async function findLastMode(db: Db): Promise<Mode | null> {
  const last = await findLastAccount(db)
  return last ? modeOf(last.provider, last.is_live) : null
}

/** Names the account of a row, if the product was last started with another one; null otherwise. */
export async function describeOtherAccount(
  db: Db,
  { provider_account: ofRow }: { readonly provider_account: AccountOfRow },
): Promise<string | null> {
  const last = await findLastAccount(db)
  return !last || rowAccountOf(last) === ofRow ? null : (await describeAccount(db, ofRow)).name
}

/** Names the account of rows; `mode` is null for one that no start has named. */
export async function describeAccount(
  db: Db,
  ofRow: AccountOfRow,
): Promise<{ readonly name: string; readonly mode: Mode | null }> {
  const account = await findAccountOfRow(db, ofRow)
  if (!account) return { name: 'another account', mode: null }
  const { provider, is_live, account_id } = account
  const mode = modeOf(provider, is_live)
  const name = mode === 'sandbox' ? `the sandbox ${account_id}` : `${account_id} (${mode} mode)`
  return { name, mode }
}
