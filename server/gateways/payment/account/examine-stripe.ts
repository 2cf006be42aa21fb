import Stripe from 'stripe'
import { apiVersion } from '../api-version.rules.ts'
import { openStripe } from '../stripe-client.ts'
import type { StripeSettings } from '../stripe-provider.ts'
import {
  fault,
  judgeAccount,
  judgeEndpoints,
  judgeMode,
  judgePublicKey,
  judgeWallets,
  ok,
  type StripeFinding,
} from './stripe-account.rules.ts'

const { errors } = Stripe

export interface StripeExamination {
  readonly findings: readonly StripeFinding[]
  /** The time of Stripe's clock; null if it did not answer. */
  readonly stripeTime: Temporal.Instant | null
}

/** Checks keys, rights, account, webhook endpoint and the domain of wallets. It only reads. */
export async function examineStripe(
  settings: StripeSettings,
  publicUrl: string,
): Promise<StripeExamination> {
  const stripe = openStripe(settings)
  const mode = judgeMode(settings.secretKey, settings.publicKey)
  try {
    const account = await readIfAllowed(() => stripe.accounts.retrieveCurrent())
    const findings = [
      mode,
      await examinePublicKey(stripe, settings),
      ...(await judgeRights(stripe)),
      ...(account
        ? [...judgeAccount(account), judgeVersion(account.lastResponse.apiVersion)]
        : [fault('account', 'the key may not read it: give it that right in the Dashboard')]),
      ...(await examineEndpoints(stripe, publicUrl)),
      judgeWallets(await listDomains(stripe), publicUrl),
    ]
    return { findings, stripeTime: readTime(account?.lastResponse.headers['date']) }
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error
    return { findings: [mode, describeFailure(error)], stripeTime: null }
  }
}

function describeFailure(error: InstanceType<typeof errors.StripeError>): StripeFinding {
  if (error instanceof errors.StripeAuthenticationError)
    return fault('secret key', 'Stripe does not accept STRIPE_SECRET_KEY: copy it anew')
  return fault('Stripe', `does not answer as expected: ${error.message}`)
}

async function examinePublicKey(
  stripe: Stripe,
  { publicKey, ...address }: StripeSettings,
): Promise<StripeFinding> {
  const payments = await readIfAllowed(() => stripe.paymentIntents.list({ limit: 1 }))
  const newest = payments?.data[0]
  const { id, client_secret } = newest ?? { id: 'pi_none', client_secret: null }
  try {
    await openStripe({ ...address, secretKey: publicKey }).paymentIntents.retrieve(id, {
      client_secret: client_secret ?? 'pi_none_secret_none',
    })
    return judgePublicKey('read')
  } catch (error) {
    if (error instanceof errors.StripeAuthenticationError) return judgePublicKey('refused')
    if (!(error instanceof errors.StripeInvalidRequestError)) throw error
    return judgePublicKey(newest ? 'not-found' : 'nothing-to-read')
  }
}

/** The rights that payments need. Reading does not show whether a restricted key may also write. */
async function judgeRights(stripe: Stripe): Promise<StripeFinding[]> {
  const one = { limit: 1 }
  const reads: readonly (readonly [string, 'Write' | 'Read', () => Promise<unknown>])[] = [
    ['customers', 'Write', () => stripe.customers.list(one)],
    // A list would need a customer. Stripe checks the right before it looks for the id.
    ['payment methods', 'Write', () => stripe.paymentMethods.retrieve('pm_none')],
    ['payment intents', 'Write', () => stripe.paymentIntents.list(one)],
    ['setup intents', 'Write', () => stripe.setupIntents.list(one)],
    ['charges', 'Read', () => stripe.charges.list(one)],
    ['refunds', 'Write', () => stripe.refunds.list(one)],
    ['disputes', 'Read', () => stripe.disputes.list(one)],
    ['events', 'Read', () => stripe.events.list(one)],
    ['webhook endpoints', 'Write', () => stripe.webhookEndpoints.list(one)],
  ]
  return Promise.all(
    reads.map(async ([name, level, read]) =>
      (await isAllowed(read))
        ? ok(`right to ${name}`, 'may read them')
        : fault(`right to ${name}`, `is missing: give the key “${level}” for ${name}`),
    ),
  )
}

async function isAllowed(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read()
    return true
  } catch (error) {
    if (error instanceof errors.StripePermissionError) return false
    if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return true
    throw error
  }
}

async function readIfAllowed<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof errors.StripePermissionError) return undefined
    throw error
  }
}

const judgeVersion = (version: string | undefined): StripeFinding =>
  version === apiVersion
    ? ok('API version', `Stripe answers in ${apiVersion}`)
    : fault('API version', `Stripe answers in ${version}, not ${apiVersion}`)

async function examineEndpoints(stripe: Stripe, publicUrl: string): Promise<StripeFinding[]> {
  const list = await readIfAllowed(() => stripe.webhookEndpoints.list({ limit: 100 }))
  return list ? judgeEndpoints(list.data, publicUrl) : []
}

const listDomains = async (stripe: Stripe) =>
  (await readIfAllowed(() => stripe.paymentMethodDomains.list({ limit: 100 })))?.data

function readTime(date: string | undefined): Temporal.Instant | null {
  const milliseconds = Date.parse(date ?? '')
  return Number.isNaN(milliseconds) ? null : Temporal.Instant.fromEpochMilliseconds(milliseconds)
}
