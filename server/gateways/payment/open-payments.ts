import type { Config, StripeKeys } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { findSandboxProcess, startSandboxProcess } from './sandbox-process.ts'
import { stripeProvider, type StripeSettings } from './stripe-provider.ts'

export interface OpenPayments {
  readonly payments: PaymentProvider
  /** Sets the address for the sandbox's webhook events; Stripe has it in its own settings. */
  sendEventsTo(url: string): void
  close(): Promise<void>
}

/** Opens Stripe if its keys are set, else the sandbox. Both use the same client and code. */
export async function openPayments(config: Config, log: Log): Promise<OpenPayments> {
  if (config.stripe) {
    return {
      payments: stripeProvider(toSettings(config.stripe)),
      sendEventsTo: () => {},
      close: async () => {},
    }
  }
  const sandbox = await startSandboxProcess(config, log)
  return {
    payments: stripeProvider({ name: 'sandbox', ...sandbox }),
    sendEventsTo: sandbox.sendEventsTo,
    close: sandbox.stop,
  }
}

/** Finds Stripe if its keys are set, else the sandbox of a running product; null if none runs. */
export async function findStripe(config: Config): Promise<StripeSettings | null> {
  if (config.stripe) return toSettings(config.stripe)
  const sandbox = await findSandboxProcess(config)
  return sandbox && { name: 'sandbox', ...sandbox }
}

const toSettings = ({
  publishableKey: publicKey,
  secretKey,
  webhookSecret,
}: StripeKeys): StripeSettings => ({
  name: 'stripe',
  baseUrl: 'https://api.stripe.com',
  publicKey,
  secretKey,
  webhookSecret,
})
