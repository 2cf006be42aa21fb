import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isLive } from '../attempts/attempt.repository.ts'
import { failUnpaid } from '../settlement/charge-attempt.ts'
import { abandon, pursue } from '../settlement/resume-unsettled.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { endGroup } from '../../subscriptions/changes/cancel-subscription.ts'
import { listGroups, lockGroup } from '../../subscriptions/groups/subscription.repository.ts'
import { listAttempts } from './account-deletion.repository.ts'

/**
 * Brings what is under way to its end and renews nothing any more: what was not sent is not sent, what
 * waits for the bank is given up, what was charged counts.
 *
 * @throws {Refusal} `payment-unavailable` while the provider cannot be asked.
 */
export async function settleForGood(context: BillingContext, userId: string): Promise<void> {
  const { db } = context
  await answeringUnavailable(async () => {
    for (const attempt of await listAttempts(db, userId)) {
      if (!isLive(attempt)) continue
      if (attempt.state === 'new')
        await failUnpaid(context, attempt.id, { code: 'account-deleted', sentence: '' })
      else if (attempt.state === 'requires_action') await abandon(context, attempt)
      else await pursue(context, attempt)
    }
  })
  for (const { id } of await listGroups(db, userId))
    await write(db, async (trx) => {
      const group = await lockGroup(trx, id)
      if (group.status !== 'cancelled') await endGroup(trx, context, group)
    })
}

/** Runs what asks the provider; that it is away is an expected no. */
export async function answeringUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
    throw error
  }
}
