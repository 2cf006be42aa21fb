import type { Db, Trx } from '../../../platform/database/database.ts'
import { claimUse, hashMailbox, hasUsed, keepUse } from '../../access/index.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { listRedemptions } from './coupon.repository.ts'

type Mails = Pick<PaymentsContext, 'emailOf'>

/** The hash of the user's mailbox; undefined once the account is deleted. */
async function findMailbox({ emailOf }: Mails, db: Db, userId: string) {
  const email = await emailOf(userId, db)
  return email === undefined ? undefined : hashMailbox(db, email)
}

const toUse = (couponId: number) => `coupon:${couponId}` as const

/** Whether the user's mailbox redeemed the coupon within the last year, by this account or another. */
export async function hasMailboxUsed(
  context: Mails & Pick<PaymentsContext, 'clock' | 'db'>,
  { userId, couponId }: { userId: string; couponId: number },
): Promise<boolean> {
  const mailbox = await findMailbox(context, context.db, userId)
  return mailbox !== undefined && hasUsed(context, mailbox, toUse(couponId))
}

/** Records that the user's mailbox redeems a coupon. Returns false if it did within the last year. */
export async function claimCouponUse(
  trx: Trx,
  context: Mails,
  { userId, couponId, at }: { userId: string; couponId: number; at: Temporal.Instant },
): Promise<boolean> {
  const mailboxHash = await findMailbox(context, trx, userId)
  if (mailboxHash === undefined) return true
  return claimUse(trx, { mailboxHash, what: toUse(couponId), at })
}

/** Keeps the coupons of an account that is deleted for a year from now. */
export async function keepCouponUses(
  trx: Trx,
  context: Mails & Pick<PaymentsContext, 'clock'>,
  userId: string,
): Promise<void> {
  const mailboxHash = await findMailbox(context, trx, userId)
  if (mailboxHash === undefined) return
  const at = context.clock.now()
  for (const { id } of await listRedemptions(trx, userId))
    await keepUse(trx, { mailboxHash, what: toUse(id), at })
}
