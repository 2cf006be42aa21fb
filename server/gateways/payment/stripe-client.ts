import Stripe from 'stripe'
import { apiVersion } from './api-version.rules.ts'

export interface StripeAddress {
  readonly secretKey: string
  /** The address of Stripe's API or its sandbox for browsers, without a trailing slash. */
  readonly baseUrl: string
  /** The address for this machine, if it is another one. */
  readonly apiUrl?: string
}

const timeoutMilliseconds = 20_000

export function openStripe({ secretKey, baseUrl, apiUrl = baseUrl }: StripeAddress): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}
