import { write } from '../../../platform/database/write.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { sendEmail } from '../emails/send-email.ts'
import { findGroup } from '../groups/subscription.repository.ts'
import { presentGroups } from '../presentation/present-subscription.ts'
import { noteTold } from './price-change.repository.ts'
import { firstRenewalAfterNotice } from '../groups/price-notice.rules.ts'

/** Names the holder of a group and the change of price that they are told of. */
export interface PriceLetter {
  readonly userId: string
  readonly groupId: string
  readonly changeId: string
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'price-letter': PriceLetter
  }
}

/**
 * Tells the holder of a group about its next price, once: the notice period begins when the letter is sent, so that one that was
 * late gives its reader 30 days too. A price that another one has replaced is not told any more.
 */
export async function sendPriceLetter(
  context: PaymentsContext,
  { groupId, changeId }: PriceLetter,
): Promise<void> {
  const group = await findGroup(context.db, groupId)
  if (group?.price_change_id !== changeId || group.price_told_at !== null) return
  if (group.status === 'cancelled' || group.next_amount_pence === null) return
  const at = context.clock.now()
  const isKept = group.next_amount_pence === group.amount_pence
  await sendEmail(
    context,
    {
      name: isKept ? 'price-kept' : 'price-change',
      userId: group.user_id,
      groupId,
      languageId: group.language_id,
      amountPence: group.amount_pence,
      nextPence: group.next_amount_pence,
      at: at.toString(),
      periodEndsAt: firstRenewalAfterNotice(group, at).toString(),
      dueAt: null,
    },
    await presentGroups(context, [group]),
  )
  await write(context.db, (trx) => noteTold(trx, { groupId, changeId, at: context.clock.now() }))
}
