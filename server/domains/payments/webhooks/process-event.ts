import { validate } from 'uuid'
import { type EventKind, kindOfEvent } from '../../../gateways/payment/event-types.rules.ts'
import { write } from '../../../platform/database/write.ts'
import { alertOperator } from '../alerts/alert-operator.ts'
import {
  type AttemptRow,
  findAttempt,
  findAttemptOfPayment,
} from '../attempts/attempt.repository.ts'
import { followCards, followDeletedCustomer } from '../cards/follow-cards.ts'
import { followDispute } from '../disputes/follow-dispute.ts'
import { followSetUp } from '../cards/follow-set-up.ts'
import { isOfOtherAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { followRefunds } from '../refunds/follow-refunds.ts'
import { settle } from '../settlement/settle.ts'
import { findEvent, type InboxRow, markDone } from './webhook.repository.ts'

/**
 * Processes a stored event. It is only a hint: what it names is read from the provider, and what is not ours is ignored, as
 * are events of other types than we ask for.
 * A failure is thrown, for the queue to try again.
 */
export async function processEvent(context: PaymentsContext, eventId: string): Promise<void> {
  const { clock, db, log } = context
  const event = await findEvent(db, eventId)
  if (!event || event.done_at !== null) return
  const isOther = await isOfOtherAccount(context, event)
  if (isOther) log.warn({ eventId }, 'a webhook event of another account is not processed')
  const kind = isOther ? undefined : kindOfEvent(event.type)
  if (kind) await follow(context, event, kind)
  await markDone(db, event.event_id, clock.now())
}

async function follow(context: PaymentsContext, event: InboxRow, kind: EventKind): Promise<void> {
  const attempt = await findAttemptOf(context, event, kind)
  if (attempt) await followPayment(context, event, kind, attempt)
  else if (kind === 'card-set-up') await followSetUp(context, event.object_id ?? '')
  else if (event.customer_id !== null) await followCustomer(context, kind, event.customer_id)
}

/** The kinds of events about a payment that do not name its attempt. */
const withoutAttempt: readonly EventKind[] = ['dispute', 'refund', 'fraud-warning']

async function findAttemptOf(
  { db, payments }: PaymentsContext,
  { payment_id, attempt_id }: InboxRow,
  kind: EventKind,
): Promise<AttemptRow | undefined> {
  if (payment_id === null) return undefined
  const known = await findAttemptOfPayment(db, payment_id)
  if (known) return known
  // Such an event can arrive before the answer to its charge was stored.
  const named = withoutAttempt.includes(kind)
    ? (await payments.readPayment(payment_id)).attemptId
    : attempt_id
  return validate(named) ? findAttempt(db, named ?? '') : undefined
}

async function followPayment(
  context: PaymentsContext,
  { payment_id, object_id }: InboxRow,
  kind: EventKind,
  { id }: AttemptRow,
): Promise<void> {
  await settle(context, id, await context.payments.readPayment(payment_id ?? ''))
  if (kind === 'dispute') await followDispute(context, id, object_id ?? '')
  else if (kind === 'refund') await followRefunds(context, id)
  else if (kind === 'fraud-warning') await warnOfFraud(context, id)
}

const warnOfFraud = (context: PaymentsContext, attemptId: string): Promise<void> =>
  write(context.db, async (trx) => {
    const attempt = await findAttempt(trx, attemptId)
    if (attempt)
      await alertOperator(trx, context, 'fraud-warning', attempt, {
        pence: attempt.amount_pence,
        reason: '',
      })
  })

async function followCustomer(
  context: PaymentsContext,
  kind: EventKind,
  customerId: string,
): Promise<void> {
  if (kind === 'deleted-customer') await followDeletedCustomer(context, customerId)
  else if (kind === 'card') await followCards(context, customerId)
}
