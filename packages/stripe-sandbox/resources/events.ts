import type Stripe from 'stripe'
import { z } from 'zod'
import { apiVersion } from '../http/answer.ts'
import { created, expand, page, readParameters, text, type Accepts } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'

type EventOf<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>

/** The source of events that no request caused. */
export const byItself: Call['request'] = { id: null, idempotency_key: null }

/** Records an event and, if there is a receiver, its pending delivery. */
export function emit<T extends Stripe.Event['type']>(
  { sandbox: { store, clock, deliveries, observer }, request }: Pick<Call, 'sandbox' | 'request'>,
  type: T,
  object: EventOf<T>['data']['object'],
  previous?: object,
): void {
  const isSent = deliveries.hasReceiver()
  const base: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: clock.seconds(),
    data: previous === undefined ? { object } : { object, previous_attributes: previous },
    livemode: false,
    pending_webhooks: isSent ? 1 : 0,
    request,
    type,
  }
  const event = base as EventOf<T>
  store.save('event', event, {})
  observer?.onEvent(event)
  if (isSent) deliveries.add(event.id)
}

const listed = z.strictObject({
  ...page,
  created: created.optional(),
  type: text().optional(),
  types: z.array(text()).min(1).max(20).optional(),
} satisfies Accepts<Stripe.EventListParams>)

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    answer(call) {
      const { type, types, created: bounds, ...rest } = readParameters(listed, call.form)
      const wanted = type === undefined ? types : [type]
      return listObjects(call, 'event', '/v1/events', rest, { types: wanted, created: bounds })
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer({ sandbox, form, path: { id = '' } }) {
      readParameters(z.strictObject({ expand }), form)
      return get(sandbox.store, 'event', id, 'id', 404).object
    },
  },
]
