import type Stripe from 'stripe'
import { readParameters } from '../http/parameters.ts'
import type { Call } from '../http/route.ts'
import { emit } from '../resources/events.ts'
import { expandAll } from '../resources/expand.ts'
import { get } from '../resources/find.ts'
import { voidAuthentications } from './authentications.ts'
import { cancellationParameters } from './parameters.ts'
import { unexpectedState } from './prepare-attempt.ts'

const cancellable = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

/** POST /v1/payment_intents/:id/cancel; a 3-D Secure page that is still open can no longer succeed. */
export function cancelIntent(call: Call): Stripe.PaymentIntent {
  const { store, clock } = call.sandbox
  const input = readParameters(cancellationParameters, call.form)
  const { object: present } = get(store, 'payment_intent', call.path['id'] ?? '', 'intent', 404)
  if (!cancellable.includes(present.status))
    throw unexpectedState(
      present,
      `You cannot cancel this PaymentIntent because it has a status of ${present.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(', ')}.`,
    )
  voidAuthentications(store, present.id)
  const intent: Stripe.PaymentIntent = {
    ...present,
    canceled_at: clock.seconds(),
    cancellation_reason: input.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  }
  store.save('payment_intent', intent, {})
  emit(call, 'payment_intent.canceled', intent)
  return expandAll(store, 'payment_intent', intent, input.expand)
}
