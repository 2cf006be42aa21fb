import { validate } from 'uuid'
import { findAttempt, findAttemptOfPayment } from '../attempts/attempt.repository.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { settle } from '../settlement/settle.ts'
import { findEvent, markDone } from './webhook.repository.ts'

/**
 * Processes a stored event. It is only a hint: the payment that it names is read from the provider, and one that is not
 * ours is ignored. A failure is thrown, for the queue to try again.
 */
export async function processEvent(context: PaymentsContext, eventId: string): Promise<void> {
  const { clock, db, payments } = context
  const event = await findEvent(db, eventId)
  if (!event || event.done_at !== null) return
  if (event.payment_id !== null) {
    const attempt =
      (await findAttemptOfPayment(db, event.payment_id)) ??
      (validate(event.attempt_id) ? await findAttempt(db, event.attempt_id ?? '') : undefined)
    if (attempt) await settle(context, attempt.id, await payments.readPayment(event.payment_id))
  }
  await markDone(db, event.event_id, clock.now())
}
