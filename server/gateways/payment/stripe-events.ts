import Stripe from 'stripe'
import { EventUnusable, type PaymentEvent, SignatureInvalid } from './payment-provider.ts'
import { apiVersion, releaseOf } from './api-version.rules.ts'
import { attemptField } from './stripe-shapes.ts'

const webhookToleranceSeconds = 300

/**
 * Verifies a webhook event and reads what it names.
 *
 * @throws {SignatureInvalid} @throws {EventUnusable}
 */
export function readSignedEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
  { body, signature, now }: { body: Uint8Array; signature: string; now: Temporal.Instant },
): PaymentEvent {
  refuseAhead(signature, now)
  const event = verify(() =>
    webhooks.constructEvent(
      Buffer.from(body),
      signature,
      webhookSecret,
      webhookToleranceSeconds,
      undefined,
      now.epochMilliseconds,
    ),
  )
  if (event.livemode !== isLive)
    throw new EventUnusable(
      'event-mode',
      `it is of the ${modeOf(event.livemode)} mode, and the keys are ${modeOf(isLive)} keys`,
    )
  return toEvent(event)
}

const modeOf = (isLive: boolean): string => (isLive ? 'live' : 'test')

/** The library refuses an event that is dated too far in the past, and none that is dated ahead. */
function refuseAhead(signature: string, now: Temporal.Instant): void {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
  if (signedAt - now.epochMilliseconds / 1000 > webhookToleranceSeconds)
    throw new SignatureInvalid('the event is dated ahead')
}

function verify(read: () => Stripe.Event): Stripe.Event {
  try {
    return read()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new SignatureInvalid(error.message)
    if (error instanceof SyntaxError) throw new SignatureInvalid('the event is not JSON')
    // The library has no class for this error, which it throws after it verified the signature.
    if (error instanceof Error && error.message.includes('thin event'))
      throw new EventUnusable('event-thin', 'it is a thin event')
    throw error
  }
}

function toEvent(event: Stripe.Event): PaymentEvent {
  if (releaseOf(event.api_version) !== releaseOf(apiVersion))
    throw new EventUnusable(
      'event-version',
      `it is of the API version ${event.api_version}, not ${apiVersion}`,
    )
  const { object, previous_attributes: previous } = event.data as {
    object: NamedObject
    previous_attributes?: Partial<NamedObject>
  }
  const isPayment = object.object === 'payment_intent'
  const isCustomer = object.object === 'customer'
  return {
    id: event.id,
    type: event.type,
    objectId: object.id ?? null,
    paymentId: isPayment ? (object.id ?? null) : idOf(object.payment_intent),
    attemptId: isPayment ? (object.metadata?.[attemptField] ?? null) : null,
    // A detached card names its customer only as it was before.
    customerId: isCustomer
      ? (object.id ?? null)
      : (idOf(object.customer) ?? idOf(previous?.customer)),
  }
}

/** The fields by which the objects of events refer to others. */
interface NamedObject {
  readonly object: string
  readonly id?: string
  readonly payment_intent?: string | { readonly id: string } | null
  readonly customer?: string | { readonly id: string } | null
  readonly metadata?: Readonly<Record<string, string>> | null
}

const idOf = (named: string | { readonly id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
