import { confirmsRenewals } from '@rashi/contract/renewal.rules'
import type { Trx } from '../../../platform/database/database.ts'
import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import {
  type AccountOfRow,
  chargeAttempt,
  currentAccount,
  failIfLive,
  findAttempt,
  findCustomer,
  findKnownCard,
  findLiveAttempt,
  otherAccount,
  type PaymentsContext,
} from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { endGroup } from '../groups/end-group.ts'
import { lapsesAt } from '../groups/period.rules.ts'
import { claimDueGroups, type GroupRow, updateGroup } from '../groups/subscription.repository.ts'
import { askForCardAgain } from './ask-for-card-again.ts'
import { authenticationRequired, markPastDue } from './mark-past-due.ts'
import { openRenewal } from './open-renewal.ts'

const batchSize = 24
const lanes = 3
const chargesAtOnce = 5

/**
 * Renews, tries again or ends the groups that are due. Works in batches, so that memory does not grow with
 * their number; several processes share the work.
 */
export async function renewDue(context: PaymentsContext): Promise<void> {
  const account = await findAccount(context)
  if (account !== undefined)
    await Promise.all(Array.from({ length: lanes }, () => renewBatches(context, account)))
}

/** undefined until the provider has said whose keys these are: whose cards may be charged is not known before. */
async function findAccount(context: PaymentsContext): Promise<AccountOfRow | undefined> {
  try {
    return (await currentAccount(context)).ofRows
  } catch (err) {
    if (!(err instanceof ProviderUnavailable)) throw err
    context.log.warn({ err }, 'subscriptions are renewed later')
    return undefined
  }
}

async function renewBatches(context: PaymentsContext, account: AccountOfRow): Promise<void> {
  for (;;) {
    const { claimed, attemptIds } = await write(context.db, (trx) => claim(trx, context, account))
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
async function claim(trx: Trx, context: PaymentsContext, account: AccountOfRow) {
  const now = context.clock.now()
  const groups = await claimDueGroups(trx, { now, limit: batchSize })
  const attemptIds: string[] = []
  for (const group of groups) {
    const id = await advance(trx, context, { group, account })
    if (id !== undefined) attemptIds.push(id)
  }
  return { claimed: groups.length, attemptIds }
}

async function advance(
  trx: Trx,
  context: PaymentsContext,
  { group, account }: { group: GroupRow; account: AccountOfRow },
): Promise<string | undefined> {
  const now = context.clock.now()
  if (group.platform !== 'web') {
    await endGroup(trx, context, group)
    return undefined
  }
  const live = await findLiveAttempt(trx, group.id)
  if (live && live.provider_account !== account) {
    await failIfLive(trx, context, live.id, { code: otherAccount, sentence: '' })
    return undefined
  }
  if (live) {
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
  const card = group.card_id === null ? undefined : await findKnownCard(trx, group.card_id)
  // A card that is not stored is older than the second account.
  if (group.card_id !== null && (card?.provider_account ?? null) !== account) {
    // An active one was asked a week ago.
    if (group.status === 'active' && group.needs_other_card)
      await enqueueSubscriptionEmail(trx, context, 'lapsed', await endGroup(trx, context, group))
    else await askForCardAgain(trx, context, group)
    return undefined
  }
  const customerId = (await findCustomer(trx, group.user_id, account))?.provider_id
  if (!customerId || group.card_id === null) {
    await markPastDue(trx, context, group, 'no-card')
    return undefined
  }
  if (confirmsRenewals(card?.card_country)) {
    // Its bank would decline a charge without the holder, who is asked at once instead.
    await markPastDue(trx, context, group, authenticationRequired)
    return undefined
  }
  await updateGroup(trx, group.id, { due_at: null, needs_other_card: false })
  return openRenewal(trx, context, group, {
    card: { customerId, cardId: group.card_id, account },
    returnUrl: null,
  })
}
