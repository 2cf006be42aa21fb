import type { Selectable } from 'kysely'
import type { Card } from '../../../gateways/payment/payment-provider.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { expiryOf } from './card-expiry.rules.ts'
import type { CardExpiryTable } from './card.table.ts'

export type CardExpiryRow = Selectable<CardExpiryTable>

/** People with a renewal on a card of which nothing is known, or nothing lately. In order, after `after`. */
export async function listPeopleToAskAbout(
  db: Db,
  { askedBefore, after, limit }: { askedBefore: Temporal.Instant; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription_groups as groups')
    .leftJoin('card_expiries as known', 'known.card_id', 'groups.card_id')
    .select('groups.user_id')
    .distinct()
    .where('groups.status', '!=', 'cancelled')
    .where('groups.platform', '=', 'web')
    .where('groups.card_id', 'is not', null)
    .where((card) =>
      card.or([card('known.card_id', 'is', null), card('known.looked_at', '<', askedBefore)]),
    )
    .where('groups.user_id', '>', after)
    .orderBy('groups.user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export const expiryRowOf = (
  { id, brand, last4, expiryMonth, expiryYear }: Card,
  { userId, at }: { userId: string; at: Temporal.Instant },
): Omit<CardExpiryRow, 'warned_at'> => ({
  card_id: id,
  user_id: userId,
  brand,
  last_4: last4,
  exp_month: expiryMonth,
  exp_year: expiryYear,
  expires_at: expiryOf(expiryMonth, expiryYear),
  looked_at: at,
})

/** A card that is good for longer than was known is to be spoken of anew when that ends. */
export async function keepExpiry(trx: Trx, row: Omit<CardExpiryRow, 'warned_at'>): Promise<void> {
  await trx
    .insertInto('card_expiries')
    .values({ ...row, warned_at: null })
    .onConflict((conflict) =>
      conflict.column('card_id').doUpdateSet(({ ref, case: choose }) => ({
        brand: row.brand,
        last_4: row.last_4,
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

/** Cards that end before this, that a renewal needs, and of which nobody has been told; told from now on. */
export async function claimExpiring(
  trx: Trx,
  { before, now, limit }: { before: Temporal.Instant; now: Temporal.Instant; limit: number },
): Promise<CardExpiryRow[]> {
  const rows = await trx
    .selectFrom('card_expiries')
    .selectAll()
    .where('warned_at', 'is', null)
    .where('expires_at', '<=', before)
    .where('card_id', 'in', (needed) =>
      needed
        .selectFrom('subscription_groups')
        .select('card_id')
        .where('status', '!=', 'cancelled')
        .where('card_id', 'is not', null)
        .$narrowType<{ card_id: string }>(),
    )
    .limit(limit)
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

/** What is known of a card, by its id at the provider. */
export const findKnownCard = (db: Db, cardId: string): Promise<CardExpiryRow | undefined> =>
  db.selectFrom('card_expiries').selectAll().where('card_id', '=', cardId).executeTakeFirst()

/** Those of these cards that end before this. */
export const listExpiring = (
  db: Db,
  { cardIds, before }: { cardIds: readonly string[]; before: Temporal.Instant },
): Promise<CardExpiryRow[]> =>
  cardIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('card_expiries')
        .selectAll()
        .where('card_id', 'in', cardIds)
        .where('expires_at', '<=', before)
        .execute()
