import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { openSigns } from '../groups/open-signs.ts'
import { lapsesAt } from '../groups/period.rules.ts'
import {
  type GroupRow,
  listSubscriptionRows,
  updateGroup,
} from '../groups/subscription.repository.ts'

/**
 * Asks for a card because the renewal card belongs to another account of the provider. That is no decline: an active
 * subscription stays active and open for the week that a past-due one has, and is charged as soon as a card is chosen.
 */
export async function askForCardAgain(
  trx: Trx,
  context: Pick<Context, 'clock' | 'jobs'>,
  group: GroupRow,
): Promise<void> {
  if (group.status === 'cancelled') return
  const until = lapsesAt(group.past_due_since ?? context.clock.now())
  const asked = { ...group, needs_other_card: true, due_at: until }
  await updateGroup(trx, group.id, { needs_other_card: true, due_at: until })
  await openSigns(trx, asked, await listSubscriptionRows(trx, [group.id]), until)
  if (!group.needs_other_card) await enqueueSubscriptionEmail(trx, context, 'card-again', asked)
}
