import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { LinkPurpose } from './mailed-link.rules.ts'
import type { MailedLinkTable } from './mailed-link.table.ts'

/** Inserts a link. One with the same id is replaced, and its token works no longer. */
export const putMailedLink = (trx: Trx, link: Insertable<MailedLinkTable>) =>
  trx
    .insertInto('mailed_links')
    .values(link)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(link))
    .execute()

/** Returns undefined once the link was used or voided. */
export const lockMailedLink = (trx: Trx, id: string) =>
  trx.selectFrom('mailed_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface LinkLookup {
  readonly purposes: readonly LinkPurpose[]
  readonly tokenHash: string
  readonly now: Temporal.Instant
}

/** Finds the user of a link that has not expired. */
export async function findLinkOwner(db: Db, { purposes, tokenHash, now }: LinkLookup) {
  const link = await db
    .selectFrom('mailed_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id
}

/** Deletes the link and returns its user; undefined for all but the first of concurrent requests. */
export const consumeMailedLink = (trx: Trx, { purposes, tokenHash, now }: LinkLookup) =>
  trx
    .deleteFrom('mailed_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email', 'session_id'])
    .executeTakeFirst()

export const deleteLinksOfUser = (trx: Trx, userId: string, purpose: LinkPurpose) =>
  trx
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()

export const deleteAllLinksOfUser = (trx: Trx, userId: string) =>
  trx.deleteFrom('mailed_links').where('user_id', '=', userId).execute()

export const listLinksOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('mailed_links')
    .select(['purpose', 'new_email', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const deleteLinksExpiredBy = (trx: Trx, now: Temporal.Instant) =>
  trx.deleteFrom('mailed_links').where('expires_at', '<=', now).execute()
