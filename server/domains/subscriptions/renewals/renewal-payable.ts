import type { Failure } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { AttemptRow } from '../../payments/attempts/attempt.repository.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { paidCardOf } from '../../payments/cards/paid-card.ts'
import { enqueueLetter } from '../emails/email-queue.ts'
import { openSigns } from '../groups/open-signs.ts'
import { lapsesAt, nextReminder, nextTryAt, periodEnd } from '../groups/period.rules.ts'
import {
  type GroupRow,
  listSubscriptionRows,
  lockGroup,
  updateGroup,
} from '../groups/subscription.repository.ts'
import { getRenewal, updateRenewal } from './renewal.repository.ts'

type RenewalAttempt = AttemptRow & { readonly renewal_id: string }

/** The bank wants its holder: trying again without them is of no use. */
const needsItsHolder = 'authentication_required'

/** Opens the period that was paid. False where the subscription was cancelled meanwhile. */
export async function renewalPaid(
  trx: Trx,
  context: BillingContext,
  attempt: RenewalAttempt,
): Promise<boolean> {
  const group = await lockGroup(trx, attempt.purchase_id)
  const renewal = await getRenewal(trx, attempt.renewal_id)
  const settled_at = context.clock.now()
  if (group.status === 'cancelled' || group.period_number >= renewal.period_number) {
    await updateRenewal(trx, renewal.id, {
      state: 'failed',
      failure_code: 'given-back',
      settled_at,
    })
    return false
  }
  await updateRenewal(trx, renewal.id, { state: 'paid', failure_code: null, settled_at })
  const { anchored_at, frequency } = group
  const endsAt = periodEnd(anchored_at, frequency, renewal.period_number)
  const change = {
    status: 'active',
    card_id: attempt.parameters.cardId,
    period_number: renewal.period_number,
    period_starts_at: periodEnd(anchored_at, frequency, renewal.period_number - 1),
    period_ends_at: endsAt,
    due_at: endsAt,
    past_due_since: null,
    needs_confirmation: false,
    ...(frequency === 3
      ? {
          remind_at: nextReminder(frequency, anchored_at, {
            periodEndsAt: endsAt,
            after: settled_at,
          }),
        }
      : {}),
  } as const
  await updateGroup(trx, group.id, change)
  const renewed = { ...group, ...change }
  await openSigns(trx, renewed, await listSubscriptionRows(trx, [group.id]))
  await enqueueLetter(trx, context, 'renewed', renewed, { paidWith: paidCardOf(attempt) })
  return true
}

/** Puts a subscription in arrears: open for a week from the first failure, and tried again in it. */
export async function renewalFailed(
  trx: Trx,
  context: BillingContext,
  attempt: RenewalAttempt,
  { code }: Failure,
): Promise<void> {
  const group = await lockGroup(trx, attempt.purchase_id)
  await updateRenewal(trx, attempt.renewal_id, {
    state: 'failed',
    failure_code: code,
    settled_at: context.clock.now(),
  })
  await fallBehind(trx, context, group, code)
}

export async function fallBehind(
  trx: Trx,
  context: BillingContext,
  group: GroupRow,
  code: string,
): Promise<void> {
  if (group.status === 'cancelled') return
  const now = context.clock.now()
  const since = group.past_due_since ?? now
  const needs_confirmation = code === needsItsHolder || group.needs_confirmation
  const change = {
    status: 'past_due',
    past_due_since: since,
    needs_confirmation,
    due_at: needs_confirmation ? lapsesAt(since) : nextTryAt(since, now),
  } as const
  await updateGroup(trx, group.id, change)
  const behind = { ...group, ...change }
  await openSigns(trx, behind, await listSubscriptionRows(trx, [group.id]), lapsesAt(since))
  if (needs_confirmation && !group.needs_confirmation)
    await enqueueLetter(trx, context, 'confirm-renewal', behind)
  else if (group.past_due_since === null)
    await enqueueLetter(trx, context, 'renewal-failed', behind)
}
