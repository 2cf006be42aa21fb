import { createHmac } from 'node:crypto'
import type { Context } from '../../../context/context.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { serverSecret } from '../../../platform/secrets/server-secret.ts'
import { normaliseMailbox } from './mailbox.rules.ts'
import './mailbox-uses.table.ts'

/** Given to a mailbox once a year: the trial, or a promo code. */
export type MailboxUse = 'trial' | `coupon:${number}`

/** A year after it was given, or after the account was deleted, a mailbox may have it again. */
const yearHours = 365 * 24

/** The keyed hash under which the uses of an address's mailbox are stored. Call it once outside a transaction first. */
export async function hashMailbox(db: Db, email: string): Promise<string> {
  const key = await serverSecret(db, 'mailboxes')
  return createHmac('sha256', key).update(normaliseMailbox(email)).digest('base64url')
}

/** Returns whether the mailbox was given it within the last year. */
export async function hasUsed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  mailboxHash: string,
  what: MailboxUse,
): Promise<boolean> {
  const found = await db
    .selectFrom('mailbox_uses')
    .select('what')
    .where('mailbox_hash', '=', mailboxHash)
    .where('what', '=', what)
    .where('forget_at', '>', clock.now())
    .executeTakeFirst()
  return found !== undefined
}

/** Records that a mailbox is given something. Returns false if it was within the last year. */
export async function claimUse(
  trx: Trx,
  use: { mailboxHash: string; what: MailboxUse; at: Temporal.Instant },
): Promise<boolean> {
  const row = toRow(use)
  const claimed = await trx
    .insertInto('mailbox_uses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox_hash', 'what'])
        .doUpdateSet({ forget_at: row.forget_at })
        .where('mailbox_uses.forget_at', '<=', use.at),
    )
    .returning('what')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Keeps a use for a year from now, as its account is deleted. */
export async function keepUse(
  trx: Trx,
  use: { mailboxHash: string; what: MailboxUse; at: Temporal.Instant },
): Promise<void> {
  const row = toRow(use)
  await trx
    .insertInto('mailbox_uses')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['mailbox_hash', 'what']).doUpdateSet({ forget_at: row.forget_at }),
    )
    .execute()
}

export const listUses = (db: Db, mailboxHash: string) =>
  db
    .selectFrom('mailbox_uses')
    .select(['what', 'forget_at'])
    .where('mailbox_hash', '=', mailboxHash)
    .orderBy('what')
    .execute()

/** Deletes the hashes that were kept for a year. */
export async function forgetUses({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await write(db, (trx) =>
    trx.deleteFrom('mailbox_uses').where('forget_at', '<=', clock.now()).execute(),
  )
}

const toRow = ({
  mailboxHash,
  what,
  at,
}: {
  mailboxHash: string
  what: MailboxUse
  at: Temporal.Instant
}) => ({ mailbox_hash: mailboxHash, what, forget_at: at.add({ hours: yearHours }) })
