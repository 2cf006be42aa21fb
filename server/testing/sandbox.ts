import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Observer, type RunningSandbox, startSandbox } from '@rashi/stripe-sandbox'
import Stripe from 'stripe'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import { stripeProvider } from '../gateways/payment/stripe-provider.ts'
import type { Clock } from '../platform/clock.ts'

export interface TestSandbox {
  readonly payments: PaymentProvider
  readonly keys: RunningSandbox
  readonly dataDir: string
  /** Stripe's own client, which reads what the sandbox recorded. */
  readonly stripe: Stripe
  /** Calls the sandbox's own controls: `control('POST /sandbox/faults', {…})`. */
  control<T>(name: string, body?: unknown): Promise<T>
  /** Creates a card as a browser does, over HTTP with the public key, and returns the id of its payment method. */
  createPaymentMethod(
    number: string,
    details?: { wallet?: string; expiryYear?: string },
  ): Promise<string>
  /** Creates a card token as the app does: over HTTP with the public key. */
  createToken(number: string, holder?: string, expiryYear?: string): Promise<string>
  /** Presses a button on the bank's page, as a buyer does. */
  answerBank(clientSecret: string, button: 'Complete' | 'Fail'): Promise<void>
  /** Presses a button on the page with this address. */
  pressOnPage(page: string, button: 'Complete' | 'Fail'): Promise<void>
  stop(): Promise<void>
}

/** Starts a payment sandbox for one test, on the product's clock. */
export async function startTestSandbox(clock: Clock, observer?: Observer): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const keys = await startSandbox({
    dataDir,
    clock,
    webhookUrl: null,
    ...(observer && { observer }),
  })
  const { hostname, port } = new URL(keys.baseUrl)
  const stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http' })
  const postAsBrowser = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${keys.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publicKey}` },
      body: new URLSearchParams(fields),
    })
    return (await answer.json()) as { id: string; error?: { message: string } }
  }
  return {
    payments: stripeProvider({ name: 'sandbox', ...keys }),
    keys,
    dataDir,
    stripe,
    control: async <T>(name: string, body: unknown = {}) => {
      const [method = '', path = ''] = name.split(' ')
      const answer = await fetch(`${keys.baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${keys.secretKey}` },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
    createPaymentMethod: async (number, { wallet, expiryYear = '2030' } = {}) => {
      const { id, error } = await postAsBrowser('/v1/payment_methods', {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': expiryYear,
        'card[cvc]': '123',
        ...(wallet !== undefined && { 'card[wallet][type]': wallet }),
        'billing_details[name]': 'Mira Sharma',
      })
      if (error) throw new Error(error.message)
      return id
    },
    createToken: async (number, holder = 'Mira Sharma', expiryYear = '2030') => {
      const { id, error } = await postAsBrowser('/v1/tokens', {
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': expiryYear,
        'card[cvc]': '123',
        'card[name]': holder,
      })
      if (error) throw new Error(error.message)
      return id
    },
    answerBank: async (clientSecret, button) => {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const { next_action: next } = await stripe.paymentIntents.retrieve(id)
      const page = next?.redirect_to_url?.url
      if (!page) throw new Error(`${id} waits for no bank`)
      await pressButton(page, button)
    },
    pressOnPage: pressButton,
    stop: async () => {
      await keys.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Submits the page's form by a button, whose name and value are the answer. */
async function pressButton(page: string, button: string): Promise<void> {
  const html = await (await fetch(page)).text()
  const [, attributes = ''] =
    new RegExp(`<button([^>]*)>\\s*${button}\\s*</button>`).exec(html) ?? []
  const readAttribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
  const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(html) ?? []
  const answer = await fetch(new URL(action.replaceAll('&amp;', '&'), page), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ [readAttribute('name') ?? '']: readAttribute('value') ?? '' }),
  })
  if (answer.status >= 400) throw new Error(`the bank's page answered ${answer.status}`)
}

/** The payment provider of tests without payments; every call of it throws. */
export const noPayments = new Proxy(
  {
    name: 'sandbox',
    isLive: false,
    publicKey: 'pk_test_none',
    baseUrl: 'http://127.0.0.1:9',
    readAccountId: async () => 'acct_none',
    isAnswering: () => true,
  } as Partial<PaymentProvider> as PaymentProvider,
  {
    get: (known, name) =>
      Reflect.get(known, name) ??
      (() => {
        throw new Error('this test has no payments; it needs createTestApp({ payments: true })')
      }),
  },
)
