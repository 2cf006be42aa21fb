import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { stripeProvider } from './stripe-provider.ts'

export interface OpenPayments {
  readonly payments: PaymentProvider
  /** Says where this product takes events in, once it does; Stripe knows it from its own settings. */
  tellEventsTo(url: string): void
  close(): Promise<void>
}

/** Stripe where its keys are set, the sandbox otherwise; the same client and code for both. */
export async function openPayments(config: Config, log: Log): Promise<OpenPayments> {
  if (config.stripe) {
    const { publishableKey: publicKey, secretKey, webhookSecret } = config.stripe
    const baseUrl = 'https://api.stripe.com'
    const settings = { name: 'stripe', baseUrl, publicKey, secretKey, webhookSecret } as const
    return {
      payments: stripeProvider(settings),
      tellEventsTo: () => {},
      close: async () => {},
    }
  }
  const sandbox = await startSandboxProcess(config, log)
  return {
    payments: stripeProvider({ name: 'sandbox', ...sandbox }),
    tellEventsTo: sandbox.tellEventsTo,
    close: sandbox.stop,
  }
}
