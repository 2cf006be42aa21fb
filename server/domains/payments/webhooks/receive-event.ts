import { validate } from 'uuid'
import { SignatureInvalid } from '../../../gateways/payment/payment-provider.ts'
import { inPages } from '../../../platform/database/in-pages.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAttempt, findAttemptOfPayment } from '../attempts/attempt.repository.ts'
import { settle } from '../settlement/settle.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { type InboxRow, listOpenEvents, markDone, receiveEvent } from './webhook.repository.ts'

/**
 * Receives a webhook event. It is only a hint: the payment that it names is read from the provider. After a
 * failure it responds with an error, so that the provider sends the event again.
 */
export async function receiveWebhook(
  context: PaymentsContext,
  { body, signature }: { body: Uint8Array; signature: string },
): Promise<void> {
  const { clock, db } = context
  const event = readSigned(context, body, signature)
  const received = await write(db, (trx) =>
    receiveEvent(trx, {
      event_id: event.id,
      type: event.type,
      payment_id: event.paymentId,
      attempt_id: event.attemptId,
      tries: 1,
      received_at: clock.now(),
      done_at: null,
    }),
  )
  if (received.done_at === null) await processEvent(context, received)
}

function readSigned({ clock, payments }: PaymentsContext, body: Uint8Array, signature: string) {
  try {
    return payments.readEvent(body, signature, clock.now())
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new Refusal('signature-invalid')
    throw error
  }
}

/** Settles the payment that an event names; one that is not ours is ignored. */
async function processEvent(context: PaymentsContext, event: InboxRow): Promise<void> {
  const { clock, db, payments } = context
  if (event.payment_id !== null) {
    const attempt =
      (await findAttemptOfPayment(db, event.payment_id)) ??
      (validate(event.attempt_id) ? await findAttempt(db, event.attempt_id ?? '') : undefined)
    if (attempt) await settle(context, attempt.id, await payments.readPayment(event.payment_id))
  }
  await markDone(db, event.event_id, clock.now())
}

/** Processes the events that were received and not processed. */
export async function processOpenEvents(context: PaymentsContext): Promise<void> {
  const before = context.clock.now().subtract({ minutes: 1 })
  const byEventId = { first: '', keyOf: ({ event_id }: InboxRow) => event_id }
  const open = inPages(byEventId, (at) => listOpenEvents(context.db, { before, ...at }))
  for await (const page of open) for (const event of page) await processOrLog(context, event)
}

async function processOrLog(context: PaymentsContext, event: InboxRow): Promise<void> {
  try {
    await processEvent(context, event)
  } catch (err) {
    context.log.error({ err, eventId: event.event_id }, 'an event could not be processed')
  }
}
