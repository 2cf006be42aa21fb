import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { openSigns } from '../groups/open-signs.ts'
import { lapsesAt, nextTryAt } from '../groups/period.rules.ts'
import {
  type GroupRow,
  listSubscriptionRows,
  updateGroup,
} from '../groups/subscription.repository.ts'

/** The bank requires authentication: a retry without the cardholder cannot succeed. */
export const authenticationRequired = 'authentication_required'

/**
 * Marks a subscription as past due: it stays open for a week from the first failure and is tried again, unless the bank
 * wants its holder or has declined the card for good.
 */
export async function markPastDue(
  trx: Trx,
  context: Pick<Context, 'clock' | 'jobs'>,
  group: GroupRow,
  failureCode: string,
  { isCardRefused = false } = {},
): Promise<void> {
  if (group.status === 'cancelled') return
  const now = context.clock.now()
  const since = group.past_due_since ?? now
  const needs_confirmation = failureCode === authenticationRequired || group.needs_confirmation
  const needs_other_card = isCardRefused || group.needs_other_card
  const change = {
    status: 'past_due',
    past_due_since: since,
    needs_confirmation,
    needs_other_card,
    due_at: needs_confirmation || needs_other_card ? lapsesAt(since) : nextTryAt(since, now),
  } as const
  await updateGroup(trx, group.id, change)
  const pastDue = { ...group, ...change }
  await openSigns(trx, pastDue, await listSubscriptionRows(trx, [group.id]), lapsesAt(since))
  if (needs_other_card && !group.needs_other_card)
    await enqueueSubscriptionEmail(trx, context, 'other-card', pastDue)
  else if (needs_confirmation && !group.needs_confirmation)
    await enqueueSubscriptionEmail(trx, context, 'confirm-renewal', pastDue)
  else if (group.past_due_since === null)
    await enqueueSubscriptionEmail(trx, context, 'renewal-failed', pastDue)
}
