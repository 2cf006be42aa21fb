import type Stripe from 'stripe'
import { z } from 'zod'
import { created, expand, page, readParameters, text, type Accepts } from '../http/parameters.ts'
import type { Route } from '../http/route.ts'
import { expandAll } from './expand.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'

const listed = z.strictObject({
  ...page,
  created: created.optional(),
  customer: text().optional(),
  payment_intent: text().optional(),
} satisfies Accepts<Stripe.ChargeListParams>)

export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    answer(call) {
      const {
        payment_intent: paymentIntent,
        customer,
        created: bounds,
        ...rest
      } = readParameters(listed, call.form)
      const filter = { paymentIntent, customer, created: bounds }
      return listObjects(call, 'charge', '/v1/charges', rest, filter)
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      const input = readParameters(z.strictObject({ expand }), form)
      const { object } = get(store, 'charge', id, 'id', 404)
      return expandAll(store, 'charge', object, input.expand)
    },
  },
]
