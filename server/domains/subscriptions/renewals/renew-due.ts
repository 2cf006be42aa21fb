import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { findAttempt, findLiveAttempt } from '../../payments/attempts/attempt.repository.ts'
import { chargeAttempt } from '../../payments/settlement/charge-attempt.ts'
import { openAttempt } from '../../payments/attempts/open-attempt.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { findCustomer } from '../../payments/cards/card.repository.ts'
import { enqueueLetter } from '../emails/email-queue.ts'
import { endGroup } from '../changes/cancel-subscription.ts'
import { lapsesAt, periodToRenew } from '../groups/period.rules.ts'
import {
  claimDueGroups,
  type GroupRow,
  updateGroup,
} from '../groups/subscription.repository.ts'
import { countTries, insertRenewal } from './renewal.repository.ts'
import { fallBehind } from './renewal-payable.ts'

const batchSize = 24
const lanes = 3
const chargesAtOnce = 5

/**
 * Does what is due: renews, tries again, ends. In batches, so that memory doesn't grow with their
 * number; several processes share the work.
 */
export async function renewDue(context: BillingContext): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => renewBatches(context)))
}

async function renewBatches(context: BillingContext): Promise<void> {
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

async function charge(context: BillingContext, attemptId: string): Promise<void> {
  try {
    const attempt = await findAttempt(context.db, attemptId)
    if (attempt) await chargeAttempt(context, attempt)
  } catch (err) {
    // It stays sent, and is looked at again.
    context.log.warn({ err, attemptId }, 'the outcome of a renewal is not known yet')
  }
}

/** Takes what is due in one transaction; the attempts that it writes down are charged after it. */
async function claim(trx: Trx, context: BillingContext) {
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
  context: BillingContext,
  group: GroupRow,
): Promise<string | undefined> {
  const now = context.clock.now()
  if (group.platform !== 'web') {
    await endGroup(trx, context, group)
    return undefined
  }
  if (await findLiveAttempt(trx, group.id)) {
    // The buyer is paying by hand just now.
    await updateGroup(trx, group.id, { due_at: now.add({ hours: 1 }) })
    return undefined
  }
  if (
    group.past_due_since !== null &&
    Temporal.Instant.compare(lapsesAt(group.past_due_since), now) <= 0
  ) {
    await enqueueLetter(trx, context, 'lapsed', await endGroup(trx, context, group))
    return undefined
  }
  const customerId = (await findCustomer(trx, group.user_id))?.provider_id
  if (!customerId || group.card_id === null) {
    await fallBehind(trx, context, group, 'no-card')
    return undefined
  }
  await updateGroup(trx, group.id, { due_at: null })
  return openRenewal(trx, context, group, {
    card: { customerId, cardId: group.card_id },
    returnUrl: null,
  })
}

/** Writes down a try to renew, and the attempt that charges it. */
export async function openRenewal(
  trx: Trx,
  context: BillingContext,
  group: GroupRow,
  { card, returnUrl }: { card: { customerId: string; cardId: string }; returnUrl: string | null },
): Promise<string> {
  const now = context.clock.now()
  const { number } = periodToRenew(group, now)
  const renewalId = uuidv7()
  await insertRenewal(trx, {
    id: renewalId,
    group_id: group.id,
    period_number: number,
    try_number: (await countTries(trx, group.id, number)) + 1,
    state: 'charging',
    failure_code: null,
    created_at: now,
    settled_at: null,
  })
  return openAttempt(trx, context, {
    purchaseId: group.id,
    renewalId,
    card,
    amountPence: group.amount_pence,
    description: group.description,
    returnUrl,
    isFirstOfSeries: false,
  })
}
