import Stripe from 'stripe'
import { afterAll, beforeAll, describe } from 'vitest'
import { startTestSandbox, type TestSandbox } from './running.ts'

/** The account of a suite: the sandbox's, or Stripe's test mode if its keys are set. */
export interface Account {
  stripe: Stripe
  baseUrl: string
  publicKey: string
  secretKey: string
}

const { STRIPE_TEST_SECRET_KEY: realSecret, STRIPE_TEST_PUBLISHABLE_KEY: realPublic } = process.env
const hasRealKeys = realSecret?.startsWith('sk_test_') === true && realPublic !== undefined

/** Declares a suite against the sandbox, and against Stripe itself if keys are set. */
export function describeOnBoth(name: string, suite: (account: () => Account) => void): void {
  describe(`${name}, at the sandbox`, () => {
    let sandbox: TestSandbox
    beforeAll(async () => {
      sandbox = await startTestSandbox()
    })
    afterAll(() => sandbox.end())
    suite(() => sandbox)
  })
  if (!hasRealKeys) return
  describe(`${name}, at Stripe`, () => {
    suite(() => ({
      stripe: new Stripe(realSecret ?? '', { maxNetworkRetries: 0 }),
      baseUrl: 'https://api.stripe.com',
      publicKey: realPublic ?? '',
      secretKey: realSecret ?? '',
    }))
  })
}

export type CardFields = Partial<
  Record<'number' | 'exp_month' | 'exp_year' | 'cvc' | 'name', string>
>

/** Sends a card to the provider with the public key, as a browser does (API-23). */
export async function postToken(
  { baseUrl, publicKey }: Pick<Account, 'baseUrl' | 'publicKey'>,
  fields: CardFields,
): Promise<{ status: number; body: Stripe.Token & { error?: Stripe.StripeRawError } }> {
  const card = { exp_month: '12', exp_year: '2030', cvc: '123', name: 'Asha Rao', ...fields }
  const response = await fetch(`${baseUrl}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}` },
    body: new URLSearchParams(
      Object.entries(card).map(([name, value]) => [`card[${name}]`, value]),
    ),
  })
  return { status: response.status, body: (await response.json()) as Stripe.Token }
}

/** Creates a payment method with the public key, as Stripe.js does in a browser. */
export async function postPaymentMethod(
  { baseUrl, publicKey }: Pick<Account, 'baseUrl' | 'publicKey'>,
  number: string,
): Promise<{ status: number; origin: string | null; body: Stripe.PaymentMethod }> {
  const response = await fetch(`${baseUrl}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}`, origin: 'https://rashi.example' },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2030',
      'card[cvc]': '123',
      'billing_details[name]': 'Asha Rao',
    }),
  })
  const origin = response.headers.get('access-control-allow-origin')
  return { status: response.status, origin, body: (await response.json()) as Stripe.PaymentMethod }
}

/** Creates a payment method with this number, without a customer. */
export async function createCard(
  account: Account,
  number = '4242424242424242',
  fields: CardFields = {},
): Promise<Stripe.PaymentMethod> {
  const { body } = await postToken(account, { number, ...fields })
  return account.stripe.paymentMethods.create({ type: 'card', card: { token: body.id } })
}

/** Creates a customer with this card saved. */
export async function createBuyer(
  account: Account,
  number?: string,
  fields?: CardFields,
): Promise<{ customer: string; card: string }> {
  const { id: customer } = await account.stripe.customers.create({ name: 'Asha Rao' })
  const { id: card } = await createCard(account, number, fields)
  await account.stripe.paymentMethods.attach(card, { customer })
  return { customer, card }
}

/** The parameters of a charge of £5.99 in one call. */
export const charge = ({ customer, card }: { customer: string; card: string }) =>
  ({
    amount: 599,
    currency: 'gbp',
    customer,
    payment_method: card,
    confirm: true,
    allowed_payment_method_types: ['card'],
  }) satisfies Stripe.PaymentIntentCreateParams

/** The error that the provider refuses a call with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.StripeRawError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error as Stripe.StripeRawError
    throw error
  }
  throw new Error('the call was not refused')
}
