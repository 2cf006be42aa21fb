import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { CardTokenTable, PaymentCustomerTable } from './card.table.ts'

export const findCustomer = (
  db: Db,
  userId: string,
): Promise<Selectable<PaymentCustomerTable> | undefined> =>
  db.selectFrom('payment_customers').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const findCustomerByProviderId = (
  db: Db,
  providerId: string,
): Promise<Selectable<PaymentCustomerTable> | undefined> =>
  db
    .selectFrom('payment_customers')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** Deletes a customer who no longer exists at the provider. */
export async function forgetCustomer(trx: Trx, providerId: string): Promise<void> {
  await trx.deleteFrom('payment_customers').where('provider_id', '=', providerId).execute()
}

/** Locks a customer, so that deleting an account and paying from it happen one after another. */
export const lockCustomer = (
  trx: Trx,
  userId: string,
): Promise<Selectable<PaymentCustomerTable> | undefined> =>
  trx
    .selectFrom('payment_customers')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Whether this user is that customer; locks the row, so that this stays true until the transaction ends. */
export async function holdCustomer(
  trx: Trx,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<boolean> {
  const held = await trx
    .selectFrom('payment_customers')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', customerId)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** Does nothing if the user has a row already. */
export async function insertCustomer(trx: Trx, row: Insertable<PaymentCustomerTable>) {
  await trx
    .insertInto('payment_customers')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function setCustomerId(trx: Trx, userId: string, providerId: string) {
  await trx
    .updateTable('payment_customers')
    .set({ provider_id: providerId })
    .where('user_id', '=', userId)
    .execute()
}

export const listCustomerIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('provider_id', 'is not', null)
    .execute()
  return rows.flatMap(({ provider_id }) => provider_id ?? [])
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
