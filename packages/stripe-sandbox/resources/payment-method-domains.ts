import type Stripe from 'stripe'
import { z } from 'zod'
import { boolean, expand, page, readParameters, type Accepts } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { get } from './find.ts'
import { listObjects } from './lists.ts'

const created = z.strictObject({
  domain_name: z.hostname(),
  enabled: boolean.optional(),
  expand,
} satisfies Accepts<Stripe.PaymentMethodDomainCreateParams>)

const changed = z.strictObject({
  enabled: boolean.optional(),
  expand,
} satisfies Accepts<Stripe.PaymentMethodDomainUpdateParams>)

const listed = z.strictObject(page satisfies Accepts<Stripe.PaymentMethodDomainListParams>)

const path = '/v1/payment_method_domains'

export const paymentMethodDomainRoutes: Route[] = [
  { method: 'POST', path, answer: createDomain },
  {
    method: 'GET',
    path,
    answer: (call) =>
      listObjects(call, 'payment_method_domain', path, readParameters(listed, call.form)),
  },
  { method: 'POST', path: `${path}/:id`, answer: updateDomain },
  {
    method: 'POST',
    path: `${path}/:id/validate`,
    answer({ sandbox: { store }, form, path: { id = '' } }) {
      readParameters(z.strictObject({ expand }), form)
      return get(store, 'payment_method_domain', id, 'id', 404).object
    },
  },
]

/** A domain whose name begins with `unverified.` is never verified with Apple. */
function createDomain(call: Call): Stripe.PaymentMethodDomain {
  const { domain_name, enabled = true } = readParameters(created, call.form)
  const { store, clock } = call.sandbox
  const active = { status: 'active' }
  const domain: Stripe.PaymentMethodDomain = {
    id: newId('pmd'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: domain_name.startsWith('unverified.')
      ? {
          status: 'inactive',
          status_details: { error_message: 'The domain could not be verified with Apple Pay.' },
        }
      : active,
    created: clock.seconds(),
    domain_name,
    enabled,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  }
  store.save('payment_method_domain', domain, {})
  return domain
}

function updateDomain(call: Call): Stripe.PaymentMethodDomain {
  const { store } = call.sandbox
  const id = call.path['id'] ?? ''
  const { object } = get(store, 'payment_method_domain', id, 'id', 404)
  const { enabled = object.enabled } = readParameters(changed, call.form)
  const domain: Stripe.PaymentMethodDomain = { ...object, enabled }
  store.save('payment_method_domain', domain, {})
  return domain
}
