import type Stripe from 'stripe'
import type { Call } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { emit } from './events.ts'

/** Reports that the card's network takes a charge for fraud, before its holder disputes it. */
export function warnOfFraud(call: Call, charge: Stripe.Charge): void {
  const { payment_intent: intent } = charge
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: call.sandbox.clock.seconds(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(intent === null ? {} : { payment_intent: intent }),
  }
  emit(call, 'radar.early_fraud_warning.created', warning)
}
