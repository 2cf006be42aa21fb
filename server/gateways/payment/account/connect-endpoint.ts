import type Stripe from 'stripe'
import { apiVersion, releaseOf } from '../api-version.rules.ts'
import { handledEvents } from '../event-types.rules.ts'
import { openStripe, type StripeAddress } from '../stripe-client.ts'
import { explainRefusal, StripeRefused } from './explain-refusal.ts'
import { webhookAddress } from './stripe-account.rules.ts'

const right = 'webhook endpoints'

export interface EndpointChange {
  readonly kind: 'create' | 'correct'
  readonly url: string
  /** Returns the signing secret, which Stripe tells at creation only; null for an endpoint that there was. */
  apply(): Promise<string | null>
}

/**
 * Finds out what is missing for Stripe to send events to this installation.
 *
 * @throws {StripeRefused}
 */
export async function planEndpoint(
  address: StripeAddress,
  publicUrl: string,
): Promise<EndpointChange> {
  const stripe = openStripe(address)
  const url = webhookAddress(publicUrl)
  const { data } = await explainRefusal(right, () => stripe.webhookEndpoints.list({ limit: 100 }))
  const present = data.find((endpoint) => endpoint.url === url)
  if (!present) return { kind: 'create', url, apply: () => create(stripe, url) }
  if (releaseOf(present.api_version) !== releaseOf(apiVersion))
    throw new StripeRefused(
      `${present.id} has the API version ${present.api_version ?? 'of the account'}, which cannot be changed: delete it in the Dashboard, then run this again`,
    )
  return { kind: 'correct', url, apply: () => correct(stripe, present.id) }
}

async function create(stripe: Stripe, url: string): Promise<string | null> {
  const { secret } = await explainRefusal(right, () =>
    stripe.webhookEndpoints.create({ url, api_version: apiVersion, enabled_events: events() }),
  )
  return secret ?? null
}

async function correct(stripe: Stripe, id: string): Promise<null> {
  await explainRefusal(right, () =>
    stripe.webhookEndpoints.update(id, { enabled_events: events(), disabled: false }),
  )
  return null
}

const events = () => [...handledEvents]
