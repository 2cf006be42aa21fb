import { translate } from '../../lib/texts.ts'
import {
  ProviderRefusal,
  toProviderRefusal,
  type PaymentIntent,
  type PaymentSettings,
  type ProviderError,
  type ReadPayment,
} from './card-provider.ts'
import type { ElementOptions, GroupOptions, SheetDetails } from './express-checkout.rules.ts'

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
/** The Express Checkout Element, with the buttons of wallets. */
export interface WalletElement {
  mount(place: HTMLElement): void
  destroy(): void
  on(
    event: 'availablepaymentmethodschange',
    listener: (state: {
      /** Absent where no button is shown. */
      paymentMethods?: Record<string, { available: boolean } | undefined> | undefined
    }) => void,
  ): void
  on(event: 'loaderror', listener: () => void): void
  on(
    event: 'click',
    listener: (click: { resolve: (details: SheetDetails) => void; reject: () => void }) => void,
  ): void
  on(
    event: 'confirm',
    listener: (payment: { paymentFailed: (why: { reason: 'fail' }) => void }) => Promise<void>,
  ): void
}
export interface WalletGroup {
  create(kind: 'expressCheckout', options: ElementOptions): WalletElement
  update(options: { amount: number }): Promise<void>
  submit(): Promise<{ error?: ProviderError }>
}
interface NewPaymentMethod {
  paymentMethod?: { id: string; card?: unknown }
  error?: ProviderError
}
export interface StripeClient {
  elements(options: GroupOptions): WalletGroup
  elements(options: { locale: string }): StripeElements
  createPaymentMethod(details: {
    type: 'card'
    card: StripeElement
    billing_details: { name: string }
  }): Promise<NewPaymentMethod>
  createPaymentMethod(details: { elements: WalletGroup }): Promise<NewPaymentMethod>
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
