import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { enqueueLetter } from '../emails/email-queue.ts'
import { nextReminder } from '../groups/period.rules.ts'
import { claimGroupsToRemind, updateGroup } from '../groups/subscription.repository.ts'

const batchSize = 100

/** Mails whoever is to know that a subscription goes on: before a yearly renewal, else twice a year. */
export async function remindOfRenewals(context: BillingContext): Promise<void> {
  for (;;) {
    const now = context.clock.now()
    const reminded = await write(context.db, async (trx) => {
      const groups = await claimGroupsToRemind(trx, { now, limit: batchSize })
      for (const group of groups) {
        const { frequency, anchored_at, period_ends_at } = group
        await updateGroup(trx, group.id, {
          // A year is reminded of once; the next reminder is set when it is renewed.
          remind_at:
            frequency === 3
              ? null
              : nextReminder(frequency, anchored_at, { periodEndsAt: period_ends_at, after: now }),
        })
        await enqueueLetter(trx, context, 'reminder', group)
      }
      return groups.length
    })
    if (reminded < batchSize) return
  }
}
