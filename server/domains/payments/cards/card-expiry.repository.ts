import type { Selectable } from 'kysely'
import type { Card } from '../../../gateways/payment/payment-provider.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { expiryOf } from './card-expiry.rules.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import type { CardExpiryTable } from './card.table.ts'

export type CardExpiryRow = Selectable<CardExpiryTable>
type NewCard = Omit<CardExpiryRow, 'warned_at' | 'set_up_at'>

/**
 * Those of these cards that are unknown, or were last read from the provider before `readBefore`. Cards of other accounts
 * cannot be read.
 */
export async function listStaleCards(
  db: Db,
  {
    cardIds,
    readBefore,
    account,
  }: { cardIds: readonly string[]; readBefore: Temporal.Instant; account: AccountOfRow },
): Promise<string[]> {
  if (cardIds.length === 0) return []
  const rows = await db
    .selectFrom('card_expiries')
    .select('card_id')
    .where('card_id', 'in', cardIds)
    .where((card) =>
      card.or([
        card('looked_at', '>=', readBefore),
        card('provider_account', 'is distinct from', account),
      ]),
    )
    .execute()
  const fresh = new Set(rows.map(({ card_id }) => card_id))
  return cardIds.filter((id) => !fresh.has(id))
}

export const toExpiryRow = (
  { id, brand, last4, expiryMonth, expiryYear, country, wallet }: Card,
  { userId, account, at }: { userId: string; account: AccountOfRow; at: Temporal.Instant },
): NewCard => ({
  card_id: id,
  user_id: userId,
  provider_account: account,
  brand,
  last_4: last4,
  card_country: country,
  wallet,
  exp_month: expiryMonth,
  exp_year: expiryYear,
  expires_at: expiryOf(expiryMonth, expiryYear),
  looked_at: at,
})

/** Stores a card's expiry; a changed expiry allows a new warning. */
export async function keepExpiry(trx: Trx, row: NewCard): Promise<void> {
  await trx
    .insertInto('card_expiries')
    .values({ ...row, warned_at: null, set_up_at: null })
    .onConflict((conflict) =>
      conflict.column('card_id').doUpdateSet(({ ref, case: choose }) => ({
        brand: row.brand,
        last_4: row.last_4,
        card_country: row.card_country,
        wallet: row.wallet,
        exp_month: row.exp_month,
        exp_year: row.exp_year,
        expires_at: row.expires_at,
        looked_at: row.looked_at,
        warned_at: choose()
          .when('card_expiries.expires_at', '=', row.expires_at)
          .then(ref('card_expiries.warned_at'))
          .else(null)
          .end(),
      })),
    )
    .execute()
}

/** Claims those of these cards that expire before `before` and have not been claimed for a warning yet. */
export async function claimExpiringCards(
  trx: Trx,
  {
    cardIds,
    before,
    now,
    account,
  }: {
    cardIds: readonly string[]
    before: Temporal.Instant
    now: Temporal.Instant
    account: AccountOfRow
  },
): Promise<CardExpiryRow[]> {
  if (cardIds.length === 0) return []
  const rows = await trx
    .selectFrom('card_expiries')
    .selectAll()
    .where('card_id', 'in', cardIds)
    .where('provider_account', 'is not distinct from', account)
    .where('warned_at', 'is', null)
    .where('expires_at', '<=', before)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = rows.map(({ card_id }) => card_id)
  if (ids.length > 0)
    await trx
      .updateTable('card_expiries')
      .set({ warned_at: now })
      .where('card_id', 'in', ids)
      .execute()
  return rows
}

/** The stored details of a card, by its id at the provider. */
export const findKnownCard = (db: Db, cardId: string): Promise<CardExpiryRow | undefined> =>
  db.selectFrom('card_expiries').selectAll().where('card_id', '=', cardId).executeTakeFirst()

/** The stored details of these cards. */
export const listKnownCards = (db: Db, cardIds: readonly string[]): Promise<CardExpiryRow[]> =>
  cardIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('card_expiries').selectAll().where('card_id', 'in', cardIds).execute()

/** Records that a card is set up for off-session charges; the first time counts. */
export async function markSetUp(trx: Trx, cardId: string, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('card_expiries')
    .set({ set_up_at: at })
    .where('card_id', '=', cardId)
    .where('set_up_at', 'is', null)
    .execute()
}
