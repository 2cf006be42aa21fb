import { isLongInterval } from '@rashi/contract/renewal.rules'
import { write } from '../../../platform/database/write.ts'
import { listKnownCards, type PaymentsContext } from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { nextReminder } from '../groups/period.rules.ts'
import { claimGroupsToRemind, updateGroup } from '../groups/subscription.repository.ts'

const batchSize = 100

/** Reminds subscribers that their subscription renews: before a yearly renewal, otherwise twice a year. */
export async function remindOfRenewals(context: PaymentsContext): Promise<void> {
  for (;;) {
    const now = context.clock.now()
    const reminded = await write(context.db, async (trx) => {
      const groups = await claimGroupsToRemind(trx, { now, limit: batchSize })
      const cards = await listKnownCards(
        trx,
        groups.flatMap(({ card_id }) => card_id ?? []),
      )
      for (const group of groups) {
        const { billing_interval, anchored_at, period_ends_at } = group
        await updateGroup(trx, group.id, {
          // If each renewal has a reminder of its own, the next one is set when it is renewed.
          remind_at: isLongInterval(billing_interval)
            ? null
            : nextReminder(billing_interval, anchored_at, {
                periodEndsAt: period_ends_at,
                after: now,
              }),
        })
        await enqueueSubscriptionEmail(trx, context, 'reminder', group, {
          renewalCountry: cards.find(({ card_id }) => card_id === group.card_id)?.card_country,
        })
      }
      return groups.length
    })
    if (reminded < batchSize) return
  }
}
