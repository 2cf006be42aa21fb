import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  changeCustomerEmail,
  dropSecondFactors,
  endSessionsOfUser,
  findEmail,
} from '../identity/index.ts'
import { recordAct } from '../operations/index.ts'
import { cancelSubscription, withdrawSubscription } from '../subscriptions/index.ts'
import type { SupportCaller, SupportContext } from './support-context.ts'

/** @throws {Refusal} `not-found`, `store-subscription` */
export async function cancelForCustomer(
  context: SupportContext,
  { id, subscription_id, reason }: ParsedBodyOf<'POST /studio/cancel-subscription'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/cancel-subscription'>> {
  const owned = { userId: id, subscriptionId: subscription_id }
  const subscription = await cancelSubscription(context, owned, (trx, { status }) =>
    recordAct(trx, caller, {
      at: context.clock.now(),
      object: 'subscription',
      objectId: subscription_id,
      before: { status },
      after: { status: 'cancelled' },
      details: { customer: id, reason },
    }),
  )
  return { subscription }
}

/** @throws {Refusal} `not-found`, `store-subscription`, `withdrawal-over`, `nothing-to-refund`, `refund-changed` */
export async function withdrawForCustomer(
  context: SupportContext,
  {
    id,
    subscription_id,
    refund_amount,
    reason,
  }: ParsedBodyOf<'POST /studio/withdraw-subscription'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/withdraw-subscription'>> {
  const shown = {
    userId: id,
    subscriptionId: subscription_id,
    shownPence: Math.round(refund_amount * 100),
  }
  const subscription = await withdrawSubscription(context, shown, (trx, { status }) =>
    recordAct(trx, caller, {
      at: context.clock.now(),
      object: 'subscription',
      objectId: subscription_id,
      before: { status },
      after: { status: 'cancelled' },
      details: { customer: id, amount: refund_amount, reason },
    }),
  )
  return { subscription }
}

/**
 * Requests a change of email. The record says neither address: they are found by the customer's id.
 *
 * @throws {Refusal} `not-found`, `email-taken`
 */
export async function changeEmailForCustomer(
  context: SupportContext,
  { id, email, reason }: ParsedBodyOf<'POST /studio/change-customer-email'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/change-customer-email'>> {
  const change = { id, email, address: caller.studio.address }
  const minutes = await changeCustomerEmail(context, change, (trx) => {
    const about = { at: context.clock.now(), object: 'customer', objectId: id }
    return recordAct(trx, caller, { ...about, details: { reason } })
  })
  return { minutes }
}

/** @throws {Refusal} `not-found` */
export async function endCustomerSessions(
  context: SupportContext,
  { id, reason }: ParsedBodyOf<'POST /studio/end-customer-sessions'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/end-customer-sessions'>> {
  await requireAccount(context, id)
  const ended = await write(context.db, async (trx) => {
    const sessions = await endSessionsOfUser(trx, id)
    const about = { at: context.clock.now(), object: 'customer', objectId: id }
    await recordAct(trx, caller, { ...about, details: { sessions, reason } })
    return sessions
  })
  return { ended }
}

/** @throws {Refusal} `not-found` */
export async function removeSecondFactor(
  context: SupportContext,
  { id, reason }: ParsedBodyOf<'POST /studio/remove-second-factor'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/remove-second-factor'>> {
  await requireAccount(context, id)
  const removed = await write(context.db, async (trx) => {
    const hadAny = await dropSecondFactors(trx, id)
    const about = { at: context.clock.now(), object: 'customer', objectId: id }
    if (hadAny) await recordAct(trx, caller, { ...about, details: { reason } })
    return hadAny
  })
  return { removed }
}

export async function requireAccount({ db }: SupportContext, id: string): Promise<void> {
  if ((await findEmail(db, id)) === undefined) throw new Refusal('not-found')
}
