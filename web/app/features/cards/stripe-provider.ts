import { translate } from '../../lib/texts.ts'
import {
  ProviderRefusal,
  toProviderRefusal,
  type PaymentIntent,
  type PaymentSettings,
  type ProviderError,
  type ReadPayment,
} from './card-provider.ts'

/** The used part of Stripe.js (docs.stripe.com/js). */
export interface StripeElement {
  mount(place: HTMLElement): void
  destroy(): void
  focus(): void
  on(event: 'ready', listener: () => void): void
  on(event: 'change', listener: (state: ElementState) => void): void
}
export interface ElementState {
  readonly empty: boolean
  readonly complete: boolean
  readonly error?: { readonly message: string } | undefined
}
export interface StripeElements {
  create(
    kind: 'cardNumber' | 'cardExpiry' | 'cardCvc',
    options: { style: unknown; classes?: unknown },
  ): StripeElement
}
export interface StripeClient {
  elements(options: { locale: string }): StripeElements
  createPaymentMethod(details: {
    type: 'card'
    card: StripeElement
    billing_details: { name: string }
  }): Promise<{ paymentMethod?: { id: string; card?: unknown }; error?: ProviderError }>
  retrievePaymentIntent(
    clientSecret: string,
  ): Promise<{ paymentIntent?: PaymentIntent; error?: ProviderError }>
}

declare global {
  interface Window {
    Stripe?: (publicKey: string) => StripeClient
  }
}

/**
 * Stripe's terms: it comes from there, and is never bundled. The release is that of the server's API version
 * (docs.stripe.com/sdks/stripejs-versioning).
 */
const address = 'https://js.stripe.com/endive/stripe.js'
let loading: Promise<void> | undefined

function load(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = undefined
      script.remove()
      reject(new ProviderRefusal(translate('shell.network-down')))
    })
    document.head.append(script)
  })
  return loading
}

let client: StripeClient | undefined

/** @throws {ProviderRefusal} when Stripe's code cannot be fetched. */
export async function openStripe({ public_key }: PaymentSettings): Promise<StripeClient> {
  await load()
  client ??= window.Stripe?.(public_key)
  if (!client) throw new ProviderRefusal(translate('shell.network-down'))
  return client
}

export const stripeReader =
  (settings: PaymentSettings): ReadPayment =>
  async (clientSecret) => {
    const stripe = await openStripe(settings)
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
    if (paymentIntent) return paymentIntent
    throw toProviderRefusal(error)
  }
