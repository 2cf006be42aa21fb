import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import type { CardTokenTable, OtherCustomerTable, PaymentCustomerTable } from './card.table.ts'

type CustomerRow = Selectable<PaymentCustomerTable>

/** The table with the customers of an account; both have the same columns. */
const tableOf = (account: AccountOfRow) =>
  (account === null ? 'payment_customers' : 'other_customers') as 'payment_customers'

export const findCustomer = (
  db: Db,
  userId: string,
  account: AccountOfRow,
): Promise<CustomerRow | undefined> =>
  db
    .selectFrom(tableOf(account))
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider_account', 'is not distinct from', account)
    .executeTakeFirst()

/** A user's customers at all accounts but the first. */
export const listOtherCustomers = (
  db: Db,
  userId: string,
): Promise<Selectable<OtherCustomerTable>[]> =>
  db.selectFrom('other_customers').selectAll().where('user_id', '=', userId).execute()

export const findCustomerByProviderId = (
  db: Db,
  providerId: string,
  account: AccountOfRow,
): Promise<CustomerRow | undefined> =>
  db
    .selectFrom(tableOf(account))
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('provider_account', 'is not distinct from', account)
    .executeTakeFirst()

/** Deletes a customer who no longer exists at the provider. */
export async function forgetCustomer(
  trx: Trx,
  providerId: string,
  account: AccountOfRow,
): Promise<void> {
  await trx
    .deleteFrom(tableOf(account))
    .where('provider_id', '=', providerId)
    .where('provider_account', 'is not distinct from', account)
    .execute()
}

/** Locks a customer, so that deleting an account and paying from it happen one after another. */
export const lockCustomer = (
  trx: Trx,
  userId: string,
  account: AccountOfRow,
): Promise<CustomerRow | undefined> =>
  trx
    .selectFrom(tableOf(account))
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider_account', 'is not distinct from', account)
    .forUpdate()
    .executeTakeFirst()

/** Whether this user is that customer; locks the row, so that this stays true until the transaction ends. */
export async function holdCustomer(
  trx: Trx,
  { userId, customerId, account }: { userId: string; customerId: string; account: AccountOfRow },
): Promise<boolean> {
  const held = await trx
    .selectFrom(tableOf(account))
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', customerId)
    .where('provider_account', 'is not distinct from', account)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** Does nothing if the user has a customer of that account already. */
export async function insertCustomer(
  trx: Trx,
  row: Omit<Insertable<PaymentCustomerTable>, 'provider_account'>,
  account: AccountOfRow,
) {
  await trx
    .insertInto(tableOf(account))
    .values({ ...row, provider_account: account })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setCustomerId(
  trx: Trx,
  { userId, account, providerId }: { userId: string; account: AccountOfRow; providerId: string },
) {
  await trx
    .updateTable(tableOf(account))
    .set({ provider_id: providerId })
    .where('user_id', '=', userId)
    .where('provider_account', 'is not distinct from', account)
    .execute()
}

export const listCustomerIds = async (db: Db, account: AccountOfRow): Promise<string[]> => {
  const rows = await db
    .selectFrom(tableOf(account))
    .select('provider_id')
    .where('provider_id', 'is not', null)
    .where('provider_account', 'is not distinct from', account)
    .execute()
  return rows.flatMap(({ provider_id }) => provider_id ?? [])
}

/** The cards of a user's payments that are still open. */
export async function listPayingCards(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('purchases', 'purchases.id', 'attempts.purchase_id')
    .select('attempts.parameters')
    .where('purchases.user_id', '=', userId)
    .where('attempts.settled_at', 'is', null)
    .execute()
  return rows.map(({ parameters }) => parameters.cardId)
}

/** The saving key of a token that this user sent before. */
export async function findSavingKey(
  db: Db,
  { tokenHash, userId }: { tokenHash: string; userId: string },
): Promise<string | undefined> {
  const stored = await db
    .selectFrom('card_tokens')
    .select('saving_key')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return stored?.saving_key
}

/** The saving key of a token that this user sent before, otherwise the one of `row`. */
export async function keepSavingKey(
  trx: Trx,
  row: Insertable<CardTokenTable>,
): Promise<string | undefined> {
  await trx
    .insertInto('card_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
  return findSavingKey(trx, { tokenHash: row.token_hash, userId: row.user_id })
}

export async function deleteTokensBefore(trx: Trx, before: Temporal.Instant) {
  await trx.deleteFrom('card_tokens').where('created_at', '<', before).execute()
}
