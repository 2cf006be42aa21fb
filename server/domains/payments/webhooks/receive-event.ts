import { EventUnusable, SignatureInvalid } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { storeEvent } from './webhook.repository.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'process-event': { readonly eventId: string }
  }
}

/**
 * Stores a webhook event and enqueues its processing, so that the provider is answered at once. The
 * job of a repeated event finds it processed and does nothing.
 */
export async function receiveWebhook(
  context: PaymentsContext,
  { body, signature }: { body: Uint8Array; signature: string },
): Promise<void> {
  const { clock, db, jobs } = context
  const event = readSigned(context, body, signature)
  const { ofRows } = await currentAccount(context)
  await write(db, async (trx) => {
    await storeEvent(trx, {
      event_id: event.id,
      type: event.type,
      payment_id: event.paymentId,
      attempt_id: event.attemptId,
      object_id: event.objectId,
      customer_id: event.customerId,
      provider_account: ofRows,
      tries: 1,
      received_at: clock.now(),
      done_at: null,
    })
    await jobs.enqueue(trx, 'process-event', { eventId: event.id })
  })
}

function readSigned(
  { clock, log, payments }: PaymentsContext,
  body: Uint8Array,
  signature: string,
) {
  try {
    return payments.readEvent(body, signature, clock.now())
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new Refusal('signature-invalid')
    if (!(error instanceof EventUnusable)) throw error
    log.error({ code: error.code }, `a webhook event was refused: ${error.message}`)
    throw new Refusal(error.code)
  }
}
