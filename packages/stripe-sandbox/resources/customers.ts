import type Stripe from 'stripe'
import { z } from 'zod'
import {
  created,
  expand,
  metadata,
  page,
  readParameters,
  unsettable,
  type Accepts,
} from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId, randomText } from '../shared/identifiers.ts'
import { emit } from './events.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'
import { mergeMetadata } from './metadata.ts'
import { detachFromCustomer, pageOfPaymentMethods } from './payment-methods.ts'

const fields = {
  email: unsettable(512).optional(),
  name: unsettable(256).optional(),
  phone: unsettable(20).optional(),
  description: unsettable().optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Accepts<Stripe.CustomerCreateParams>

const creationParameters = z.strictObject(fields)
const changed = z.strictObject(fields satisfies Accepts<Stripe.CustomerUpdateParams>)
const listed = z.strictObject({
  ...page,
  created: created.optional(),
} satisfies Accepts<Stripe.CustomerListParams>)

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', answer: createCustomer },
  {
    method: 'GET',
    path: '/v1/customers',
    answer(call) {
      const { created: bounds, ...rest } = readParameters(listed, call.form)
      return listObjects(call, 'customer', '/v1/customers', rest, { created: bounds })
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      readParameters(z.strictObject({ expand }), form)
      return store.isRetired('customer', id)
        ? deleted(id)
        : get(store, 'customer', id, 'id', 404).object
    },
  },
  { method: 'POST', path: '/v1/customers/:id', answer: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', answer: deleteCustomer },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    answer(call) {
      const { id = '' } = call.path
      get(call.sandbox.store, 'customer', id, 'customer', 404)
      return pageOfPaymentMethods(call, `/v1/customers/${id}/payment_methods`, id)
    },
  },
]

function createCustomer(call: Call): Stripe.Customer {
  const input = readParameters(creationParameters, call.form)
  const { store, clock } = call.sandbox
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: clock.seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    email: input.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata(null, input.metadata),
    name: input.name ?? null,
    phone: input.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  store.save('customer', customer, {})
  emit(call, 'customer.created', customer)
  return customer
}

function updateCustomer(call: Call): Stripe.Customer {
  const { store } = call.sandbox
  const { object: present } = get(store, 'customer', call.path['id'] ?? '', 'id', 404)
  const change = readParameters(changed, call.form)
  const customer: Stripe.Customer = {
    ...present,
    email: change.email === undefined ? present.email : change.email,
    name: change.name === undefined ? (present.name ?? null) : change.name,
    phone: change.phone === undefined ? (present.phone ?? null) : change.phone,
    description: change.description === undefined ? present.description : change.description,
    metadata: mergeMetadata(present.metadata, change.metadata),
  }
  store.save('customer', customer, {})
  emit(call, 'customer.updated', customer)
  return customer
}

/** Deletes a customer and detaches its cards; its payments stay on record. */
function deleteCustomer(call: Call): Stripe.DeletedCustomer {
  const { store } = call.sandbox
  const { object: customer } = get(store, 'customer', call.path['id'] ?? '', 'id', 404)
  readParameters(z.strictObject({}), call.form)
  for (;;) {
    const cards = store.list('payment_method', { customer: customer.id, limit: 100 })
    if (cards === null || cards.rows.length === 0) break
    for (const row of cards.rows) detachFromCustomer(call, row)
  }
  store.retire('customer', customer.id)
  emit(call, 'customer.deleted', customer)
  return deleted(customer.id)
}

const deleted = (id: string): Stripe.DeletedCustomer => ({ id, object: 'customer', deleted: true })
