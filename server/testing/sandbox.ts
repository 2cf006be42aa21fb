import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSandbox, startSandbox } from '@rashi/stripe-sandbox'
import Stripe from 'stripe'
import type { PaymentProvider } from '../gateways/payment/payment-provider.ts'
import { stripeProvider } from '../gateways/payment/stripe-provider.ts'
import type { Clock } from '../platform/clock.ts'

export interface TestSandbox {
  readonly payments: PaymentProvider
  readonly keys: RunningSandbox
  /** The official client, to see what really happened there. */
  readonly stripe: Stripe
  /** The sandbox's own controls: `control('POST /sandbox/faults', {…})`. */
  control<T>(name: string, body?: unknown): Promise<T>
  /** A card's token, as the browser gets it: over HTTP with the public key. */
  tokenOf(number: string, holder?: string, expiryYear?: string): Promise<string>
  /** What a buyer does on the bank's page. */
  answerBank(clientSecret: string, button: 'Complete' | 'Fail'): Promise<void>
  stop(): Promise<void>
}

/** A payment sandbox of one's own, on the product's clock. */
export async function startTestSandbox(clock: Clock): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const keys = await startSandbox({ dataDir, clock, webhookUrl: null })
  const { hostname, port } = new URL(keys.baseUrl)
  const stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http' })
  const asBrowser = async (path: string, fields: Record<string, string>) => {
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
    tokenOf: async (number, holder = 'Mira Sharma', expiryYear = '2030') => {
      const { id, error } = await asBrowser('/v1/tokens', {
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
    stop: async () => {
      await keys.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The page is a plain form: its button carries what is answered. */
async function pressButton(page: string, button: string): Promise<void> {
  const html = await (await fetch(page)).text()
  const [, attributes = ''] =
    new RegExp(`<button([^>]*)>\\s*${button}\\s*</button>`).exec(html) ?? []
  const valueOf = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
  const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(html) ?? []
  const answer = await fetch(new URL(action.replaceAll('&amp;', '&'), page), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ [valueOf('name') ?? '']: valueOf('value') ?? '' }),
  })
  if (answer.status >= 400) throw new Error(`the bank's page answered ${answer.status}`)
}

/** Stands where a test asked for no payments: whoever pays is told so. */
export const noPayments = new Proxy(
  { name: 'sandbox', publicKey: 'pk_test_none', baseUrl: 'http://127.0.0.1:9' } as PaymentProvider,
  {
    get: (known, name) =>
      Reflect.get(known, name) ??
      (() => {
        throw new Error('this test asked for no payments: createTestApp({ payments: true })')
      }),
  },
)
