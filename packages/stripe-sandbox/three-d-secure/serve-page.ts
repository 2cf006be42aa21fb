import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { readForm } from '../http/form.ts'
import { readBody } from '../http/read-body.ts'
import { get } from '../resources/find.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { findAuthentication, type Authentication } from '../payment-intents/authentications.ts'
import { applyChoice } from './decide-authentication.ts'
import { authenticationPage, noticePage } from './page.ts'

export const pagePath = '/3d-secure/'

/** Serves the 3-D Secure page: GET shows the form, POST decides and redirects the customer. */
export async function servePage(
  { store, ...rest }: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const id = url.pathname.slice(pagePath.length)
  if (request.method === 'POST') {
    const { outcome } = readForm(await readBody(request))
    if (outcome === 'complete' || outcome === 'fail')
      await store.durably(() => applyChoice({ store, ...rest }, id, outcome === 'complete'))
  }
  const shown = await store.durably(() => {
    const authentication = findAuthentication(store, id)
    if (authentication === null) return null
    const intent =
      store.find('setup_intent', authentication.intent)?.object ??
      get(store, 'payment_intent', authentication.intent, 'intent').object
    const last4 =
      typeof intent.payment_method === 'string'
        ? store.find('payment_method', intent.payment_method)?.object.card?.last4
        : undefined
    return { authentication, intent, last4: last4 ?? '' }
  })
  if (shown === null) {
    const page = noticePage(
      'Unknown authentication',
      'There is no such page in the payment sandbox.',
    )
    sendPage(response, 404, page, null)
    return
  }
  const { authentication, intent, last4 } = shown
  if (authentication.state === 'open') {
    const { returnUrl } = authentication
    sendPage(response, 200, authenticationPage({ intent, last4, returnUrl }), returnUrl)
    return
  }
  const back = returnAddress(authentication, intent)
  if (back === null) {
    const page = noticePage('Authentication finished', 'You can close this page and return.')
    sendPage(response, 200, page, null)
    return
  }
  response.writeHead(303, { location: back, 'cache-control': 'no-store' }).end()
}

/** The return address with the parameters that Stripe adds. None of them proves a payment. */
function returnAddress(
  { returnUrl, state }: Authentication,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): string | null {
  if (returnUrl === null) return null
  const address = new URL(returnUrl)
  address.searchParams.set(intent.object, intent.id)
  address.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '')
  address.searchParams.set('redirect_status', state === 'passed' ? 'succeeded' : 'failed')
  return address.href
}

function sendPage(
  response: ServerResponse,
  status: number,
  page: string,
  returnUrl: string | null,
): void {
  // A browser applies the form's policy to the redirect that follows.
  const targets = returnUrl === null ? "'self'" : `'self' ${sourceOf(new URL(returnUrl))}`
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(page),
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(page)
}

/** An app's own scheme has no origin. */
const sourceOf = ({ origin, protocol }: URL) => (origin === 'null' ? protocol : origin)
