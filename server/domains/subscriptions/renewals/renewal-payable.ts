import { isLongInterval } from '@rashi/contract/renewal.rules'
import type { Failure } from '../../../gateways/payment/payment-provider.ts'
import type { Trx } from '../../../platform/database/database.ts'
import {
  type Bought,
  otherAccount,
  type Payable,
  type PaymentsContext,
} from '../../payments/index.ts'
import { enqueueSubscriptionEmail } from '../emails/email-queue.ts'
import { revokeGroup, stopGroupRenewals } from '../groups/end-group.ts'
import { openSigns } from '../groups/open-signs.ts'
import { nextReminder, periodEnd } from '../groups/period.rules.ts'
import { listSubscriptionRows, lockGroup, updateGroup } from '../groups/subscription.repository.ts'
import { isRenewedYear } from '../withdrawals/withdrawal.rules.ts'
import { askForCardAgain } from './ask-for-card-again.ts'
import { isFinalDecline } from './decline.rules.ts'
import { markPastDue } from './mark-past-due.ts'
import { getRenewal, listUnpaidRenewals, updateRenewal } from './renewal.repository.ts'

/** The charge for another period of a subscription. */
export const renewalPayable: Payable = {
  name: 'renewal',
  fulfil: fulfilRenewal,
  fail: failRenewal,
  stopRenewals: (trx, context, { purchaseId }) => stopGroupRenewals(trx, context, purchaseId),
  revoke: async (trx, { clock }, bought, refundPence) => {
    const group = await lockGroup(trx, bought.purchaseId)
    await updateRenewal(trx, renewalIdOf(bought), { state: 'refunded', settled_at: clock.now() })
    await revokeGroup(trx, { clock }, group, refundPence)
  },
  findUnpaid: async (db, references) =>
    new Map(
      (await listUnpaidRenewals(db, references)).map(({ id, state }) => [
        id,
        `a renewal that is “${state}”`,
      ]),
    ),
}

function renewalIdOf({ purchaseId, reference }: Bought): string {
  if (reference === null) throw new Error(`the purchase ${purchaseId} is no renewal`)
  return reference
}

/** Opens the period that was paid. Returns false if the subscription was cancelled in the meantime. */
async function fulfilRenewal(trx: Trx, context: PaymentsContext, bought: Bought): Promise<boolean> {
  const group = await lockGroup(trx, bought.purchaseId)
  const renewal = await getRenewal(trx, renewalIdOf(bought))
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
  const { anchored_at, billing_interval } = group
  const endsAt = periodEnd(anchored_at, billing_interval, renewal.period_number)
  const change = {
    status: 'active',
    card_id: bought.cardId,
    period_number: renewal.period_number,
    period_starts_at: periodEnd(anchored_at, billing_interval, renewal.period_number - 1),
    period_ends_at: endsAt,
    due_at: endsAt,
    past_due_since: null,
    needs_confirmation: false,
    needs_other_card: false,
    ...(isLongInterval(billing_interval)
      ? {
          remind_at: nextReminder(billing_interval, anchored_at, {
            periodEndsAt: endsAt,
            after: settled_at,
          }),
        }
      : {}),
  } as const
  await updateGroup(trx, group.id, change)
  const renewed = { ...group, ...change }
  await openSigns(trx, renewed, await listSubscriptionRows(trx, [group.id]))
  await enqueueSubscriptionEmail(trx, context, 'renewed', renewed, { paidWith: bought.card })
  if (isRenewedYear(renewed)) await enqueueSubscriptionEmail(trx, context, 'cooling-off', renewed)
  return true
}

async function failRenewal(
  trx: Trx,
  context: PaymentsContext,
  bought: Bought,
  failure: Failure,
): Promise<void> {
  const group = await lockGroup(trx, bought.purchaseId)
  await updateRenewal(trx, renewalIdOf(bought), {
    state: 'failed',
    failure_code: failure.code,
    settled_at: context.clock.now(),
  })
  if (failure.code === otherAccount) return askForCardAgain(trx, context, group)
  await markPastDue(trx, context, group, failure.code, {
    // A payment by hand may have been tried with another card than that of the renewals.
    isCardRefused: isFinalDecline(failure) && bought.cardId === group.card_id,
  })
}
