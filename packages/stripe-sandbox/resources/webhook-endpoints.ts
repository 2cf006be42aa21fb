import type Stripe from 'stripe'
import { z } from 'zod'
import {
  boolean,
  expand,
  metadata,
  page,
  readParameters,
  text,
  unsettable,
  type Accepts,
} from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'
import { mergeMetadata } from './metadata.ts'

const fields = {
  url: z.url(),
  enabled_events: z.array(text()).min(1),
  description: unsettable().optional(),
  metadata: metadata.optional(),
  expand,
}

const creationParameters = z.strictObject({
  ...fields,
  api_version: text().optional(),
} satisfies Accepts<Stripe.WebhookEndpointCreateParams>)

const changed = z.strictObject({
  ...fields,
  url: fields.url.optional(),
  enabled_events: fields.enabled_events.optional(),
  disabled: boolean.optional(),
} satisfies Accepts<Stripe.WebhookEndpointUpdateParams>)

const listed = z.strictObject(page satisfies Accepts<Stripe.WebhookEndpointListParams>)

/** Endpoints are stored, but events are delivered to the receiver that the sandbox was started with. */
export const webhookEndpointRoutes: Route[] = [
  { method: 'POST', path: '/v1/webhook_endpoints', answer: createEndpoint },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    answer: (call) =>
      listObjects(
        call,
        'webhook_endpoint',
        '/v1/webhook_endpoints',
        readParameters(listed, call.form),
      ),
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      readParameters(z.strictObject({ expand }), form)
      return get(store, 'webhook_endpoint', id, 'id', 404).object
    },
  },
  { method: 'POST', path: '/v1/webhook_endpoints/:id', answer: updateEndpoint },
]

/** Only this answer has the signing secret. All endpoints of a sandbox share one. */
function createEndpoint(call: Call): Stripe.WebhookEndpoint {
  const input = readParameters(creationParameters, call.form)
  const { store, clock, keys } = call.sandbox
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    // Without a version the account's own applies, and the object says null.
    api_version: input.api_version ?? null,
    application: null,
    created: clock.seconds(),
    description: input.description ?? null,
    enabled_events: input.enabled_events,
    livemode: false,
    metadata: mergeMetadata(null, input.metadata),
    status: 'enabled',
    url: input.url,
  }
  store.save('webhook_endpoint', endpoint, {})
  return { ...endpoint, secret: keys.webhookSecret }
}

function updateEndpoint(call: Call): Stripe.WebhookEndpoint {
  const { store } = call.sandbox
  const { object: present } = get(store, 'webhook_endpoint', call.path['id'] ?? '', 'id', 404)
  const { disabled, url, enabled_events, description, ...change } = readParameters(
    changed,
    call.form,
  )
  const endpoint: Stripe.WebhookEndpoint = {
    ...present,
    url: url ?? present.url,
    enabled_events: enabled_events ?? present.enabled_events,
    description: description === undefined ? present.description : description,
    metadata: mergeMetadata(present.metadata, change.metadata),
    ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
  }
  store.save('webhook_endpoint', endpoint, {})
  return endpoint
}
