import type Stripe from 'stripe'

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent

const typesOfKinds = {
  payment: [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.requires_action',
    'payment_intent.canceled',
  ],
  refund: ['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'],
  dispute: ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
  'fraud-warning': ['radar.early_fraud_warning.created'],
  card: ['payment_method.automatically_updated', 'payment_method.detached'],
  'card-set-up': ['setup_intent.succeeded', 'setup_intent.setup_failed'],
  'deleted-customer': ['customer.deleted'],
} as const satisfies Record<string, readonly EventType[]>

export type EventKind = keyof typeof typesOfKinds

const kinds = new Map<string, EventKind>(
  (Object.keys(typesOfKinds) as EventKind[]).flatMap((kind) =>
    typesOfKinds[kind].map((type) => [type, kind] as const),
  ),
)

/** The types of the events that are processed: those that the webhook endpoint at Stripe is to send. */
export const handledEvents: readonly EventType[] = Object.values(typesOfKinds).flat()

/** Returns the kind of an event by its type; undefined for one that is ignored. */
export const kindOfEvent = (type: string): EventKind | undefined => kinds.get(type)
