import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import {
  chargeAttempt,
  findAttempt,
  findCustomer,
  findLiveAttempt,
  type PaymentsContext,
} from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { endGroup } from '../groups/end-group.ts'
import { lapsesAt } from '../groups/period.rules.ts'
import { claimDueGroups, type GroupRow, updateGroup } from '../groups/subscription.repository.ts'
import { markPastDue } from './mark-past-due.ts'
import { openRenewal } from './open-renewal.ts'

const batchSize = 24
const lanes = 3
const chargesAtOnce = 5

/**
 * Renews, tries again or ends the groups that are due. Works in batches, so that memory does not grow with
 * their number; several processes share the work.
 */
export async function renewDue(context: PaymentsContext): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => renewBatches(context)))
}

async function renewBatches(context: PaymentsContext): Promise<void> {
  for (;;) {
    const { claimed, attemptIds } = await write(context.db, (trx) => claim(trx, context))
    const waiting = [...attemptIds]
    const work = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await charge(context, id)
    }
    await Promise.all(Array.from({ length: chargesAtOnce }, work))
    if (claimed < batchSize) return
  }
}

async function charge(context: PaymentsContext, attemptId: string): Promise<void> {
  try {
    const attempt = await findAttempt(context.db, attemptId)
    if (attempt) await chargeAttempt(context, attempt)
  } catch (err) {
    // The attempt stays sent, and a job resumes it.
    context.log.warn({ err, attemptId }, 'the outcome of a renewal is not known yet')
  }
}

/** Claims due groups in one transaction and stores the attempts that are charged after it. */
async function claim(trx: Trx, context: PaymentsContext) {
  const now = context.clock.now()
  const groups = await claimDueGroups(trx, { now, limit: batchSize })
  const attemptIds: string[] = []
  for (const group of groups) {
    const id = await advance(trx, context, group)
    if (id !== undefined) attemptIds.push(id)
  }
  return { claimed: groups.length, attemptIds }
}

async function advance(
  trx: Trx,
  context: PaymentsContext,
  group: GroupRow,
): Promise<string | undefined> {
  const now = context.clock.now()
  if (group.platform !== 'web') {
    await endGroup(trx, context, group)
    return undefined
  }
  if (await findLiveAttempt(trx, group.id)) {
    // The buyer is paying by hand at this moment.
    await updateGroup(trx, group.id, { due_at: now.add({ hours: 1 }) })
    return undefined
  }
  if (
    group.past_due_since !== null &&
    Temporal.Instant.compare(lapsesAt(group.past_due_since), now) <= 0
  ) {
    await enqueueSubscriptionEmail(trx, context, 'lapsed', await endGroup(trx, context, group))
    return undefined
  }
  const customerId = (await findCustomer(trx, group.user_id))?.provider_id
  if (!customerId || group.card_id === null) {
    await markPastDue(trx, context, group, 'no-card')
    return undefined
  }
  await updateGroup(trx, group.id, { due_at: null })
  return openRenewal(trx, context, group, {
    card: { customerId, cardId: group.card_id },
    returnUrl: null,
  })
}
