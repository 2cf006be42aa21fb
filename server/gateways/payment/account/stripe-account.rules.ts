import type Stripe from 'stripe'
import { handledEvents } from '../event-types.rules.ts'
import { apiVersion, releaseOf } from '../api-version.rules.ts'

export interface StripeFinding {
  readonly subject: string
  /** `fault`: payments or their events do not work. `warning`: they do, but perhaps not as meant. */
  readonly state: 'ok' | 'warning' | 'fault'
  readonly text: string
}

type Judge = (subject: string, text: string) => StripeFinding
export const ok: Judge = (subject, text) => ({ subject, state: 'ok', text })
export const warning: Judge = (subject, text) => ({ subject, state: 'warning', text })
export const fault: Judge = (subject, text) => ({ subject, state: 'fault', text })

const modeOf = (key: string): string => (/^.._live_/.test(key) ? 'live' : 'test')

export function judgeMode(secretKey: string, publicKey: string): StripeFinding {
  const [secret, open] = [modeOf(secretKey), modeOf(publicKey)]
  return secret === open
    ? ok('keys', `both are ${secret} keys`)
    : fault('keys', `the secret key is a ${secret} key, the publishable key a ${open} key`)
}

/**
 * Judges the publishable key by a payment that it was to read: a browser may read one by its client secret, of the key's own
 * account only. Before the first payment there is nothing to read.
 */
export function judgePublicKey(
  outcome: 'read' | 'not-found' | 'nothing-to-read' | 'refused',
): StripeFinding {
  const subject = 'publishable key'
  switch (outcome) {
    case 'read':
      return ok(subject, 'is of the same account as the secret key')
    case 'nothing-to-read':
      return warning(subject, 'is accepted; check its account again after the first payment')
    case 'not-found':
      return fault(subject, 'is of another account than the secret key: copy both from one account')
    case 'refused':
      return fault(subject, 'Stripe does not accept STRIPE_PUBLISHABLE_KEY: copy it anew')
  }
}

export function judgeAccount(account: Stripe.Account): StripeFinding[] {
  const { id, country, charges_enabled, payouts_enabled, default_currency: currency } = account
  const charging = charges_enabled
    ? ok('charges', 'the account may charge cards')
    : fault('charges', 'the account may not charge yet: complete its details in the Dashboard')
  const paying = payouts_enabled
    ? ok('payouts', `are paid out, by default in ${currency?.toUpperCase()}`)
    : warning('payouts', 'nothing is paid out yet: add a bank account in the Dashboard')
  const place =
    country === 'GB'
      ? ok('account', `${id}, of the country GB`)
      : warning('account', `${id}, of the country ${country}: prices and terms are British`)
  return [place, charging, paying, judgeDescriptor(account.settings)]
}

/** Stripe's limits: docs.stripe.com/get-started/account/statement-descriptors. */
function judgeDescriptor(settings: Stripe.Account['settings']): StripeFinding {
  const subject = 'statement descriptor'
  const full = settings?.payments.statement_descriptor
  const prefix = settings?.card_payments.statement_descriptor_prefix
  if (!full) return warning(subject, 'is not set: set it in the Dashboard, in the public details')
  if (!prefix)
    return warning(subject, 'has no shortened descriptor: set one of 2 to 10 characters there')
  return ok(subject, `statements begin with ${prefix}, and in full say ${full}`)
}

export const webhookAddress = (publicUrl: string): string => `${publicUrl}/api/payment-webhook`

const connect = 'npm run operator -- stripe connect'

/** The domain on which wallets are shown; null without https, which they need. */
export function walletDomain(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' ? hostname : null
}

/** Judges whether Stripe shows wallets on the domain of this installation. */
export function judgeWallets(
  domains: readonly Stripe.PaymentMethodDomain[] | undefined,
  publicUrl: string,
): StripeFinding {
  const subject = 'wallets'
  const name = walletDomain(publicUrl)
  if (name === null) return ok(subject, `are not shown at ${publicUrl}: they need https`)
  if (!domains)
    return warning(
      subject,
      'the key may not read the domains: give it “Write” for payment method domains',
    )
  const domain = domains.find(({ domain_name }) => domain_name === name)
  if (!domain) return warning(subject, `are not shown: ${name} is not registered: ${connect}`)
  if (!domain.enabled) return warning(subject, `are not shown: ${name} is switched off: ${connect}`)
  const { apple_pay, google_pay } = domain
  const inactive = Object.entries({ 'Apple Pay': apple_pay, 'Google Pay': google_pay }).filter(
    ([, { status }]) => status !== 'active',
  )
  if (inactive.length === 0) return ok(subject, `Apple Pay and Google Pay are active at ${name}`)
  const faults = inactive.map(
    ([wallet, { status_details }]) =>
      `${wallet} is not active at ${name}: ${status_details?.error_message ?? 'no reason given'}`,
  )
  return warning(subject, `${faults.join('; ')}; then ${connect}`)
}

/** Judges the webhook endpoint of this installation among those of the account. */
export function judgeEndpoints(
  endpoints: readonly Stripe.WebhookEndpoint[],
  publicUrl: string,
): StripeFinding[] {
  const address = webhookAddress(publicUrl)
  const [endpoint, other] = endpoints.filter(({ url }) => url === address)
  if (!endpoint) return [fault('webhook endpoint', `there is none for ${address}: ${connect}`)]
  const existence = other
    ? fault(
        'webhook endpoint',
        `there are two for ${address}: delete ${other.id} or ${endpoint.id}`,
      )
    : endpoint.status === 'enabled'
      ? ok('webhook endpoint', `${endpoint.id} sends events to ${address}`)
      : fault('webhook endpoint', `${endpoint.id} is ${endpoint.status}: ${connect}`)
  return [existence, judgeEndpointVersion(endpoint), judgeEvents(endpoint.enabled_events)]
}

function judgeEndpointVersion({ id, api_version: version }: Stripe.WebhookEndpoint): StripeFinding {
  const subject = 'webhook version'
  if (version === apiVersion) return ok(subject, `is ${apiVersion}`)
  if (releaseOf(version) === releaseOf(apiVersion))
    return ok(subject, `is ${version}, of the same release as ${apiVersion}`)
  return fault(
    subject,
    `is ${version ?? 'that of the account'}, not ${apiVersion}, and cannot be changed: delete ${id} in the Dashboard, then ${connect}`,
  )
}

function judgeEvents(enabled: readonly string[]): StripeFinding {
  const subject = 'webhook events'
  if (enabled.includes('*'))
    return warning(subject, `all are sent, of which most are ignored: ${connect}`)
  const missing = handledEvents.filter((type) => !enabled.includes(type))
  if (missing.length > 0) return fault(subject, `${missing.join(', ')} missing: ${connect}`)
  const surplus = enabled.filter((type) => !handledEvents.some((handled) => handled === type))
  if (surplus.length > 0)
    return warning(subject, `${surplus.join(', ')} sent, but ignored: ${connect}`)
  return ok(subject, `the ${handledEvents.length} that we handle are sent`)
}
