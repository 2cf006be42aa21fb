import { validate } from 'uuid'
import { write } from '../../../platform/database/write.ts'
import { alertOperator } from '../alerts/alert-operator.ts'
import {
  type AttemptRow,
  findAttempt,
  findAttemptOfPayment,
} from '../attempts/attempt.repository.ts'
import { followCards, followDeletedCustomer } from '../cards/follow-cards.ts'
import { followDispute } from '../disputes/follow-dispute.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { followRefunds } from '../refunds/follow-refunds.ts'
import { settle } from '../settlement/settle.ts'
import { findEvent, type InboxRow, markDone } from './webhook.repository.ts'

/**
 * Processes a stored event. It is only a hint: what it names is read from the provider, and what is not ours is ignored.
 * A failure is thrown, for the queue to try again.
 */
export async function processEvent(context: PaymentsContext, eventId: string): Promise<void> {
  const { clock, db } = context
  const event = await findEvent(db, eventId)
  if (!event || event.done_at !== null) return
  const attempt = await findAttemptOf(context, event)
  if (attempt) await followPayment(context, event, attempt)
  else if (event.customer_id !== null) await followCustomer(context, event, event.customer_id)
  await markDone(db, event.event_id, clock.now())
}

async function findAttemptOf(
  { db }: PaymentsContext,
  { payment_id, attempt_id }: InboxRow,
): Promise<AttemptRow | undefined> {
  if (payment_id === null) return undefined
  return (
    (await findAttemptOfPayment(db, payment_id)) ??
    (validate(attempt_id) ? findAttempt(db, attempt_id ?? '') : undefined)
  )
}

async function followPayment(
  context: PaymentsContext,
  { type, payment_id, object_id }: InboxRow,
  { id }: AttemptRow,
): Promise<void> {
  await settle(context, id, await context.payments.readPayment(payment_id ?? ''))
  if (type.startsWith('charge.dispute.')) await followDispute(context, id, object_id ?? '')
  else if (type === 'charge.refunded' || type.startsWith('refund.'))
    await followRefunds(context, id)
  else if (type === 'radar.early_fraud_warning.created') await warnOfFraud(context, id)
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
  { type }: InboxRow,
  customerId: string,
): Promise<void> {
  if (type === 'customer.deleted') await followDeletedCustomer(context, customerId)
  else if (['payment_method.automatically_updated', 'payment_method.detached'].includes(type))
    await followCards(context, customerId)
}
