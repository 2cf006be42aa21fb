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
  if (!last || rowAccountOf(last) === ofRow) return null
  const other = await findAccountOfRow(db, ofRow)
  if (!other) return 'another account'
  const { provider, is_live, account_id } = other
  const mode = modeOf(provider, is_live)
  return mode === 'sandbox' ? `the sandbox ${account_id}` : `${account_id} (${mode} mode)`
}
