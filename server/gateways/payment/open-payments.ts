import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { stripeProvider } from './stripe-provider.ts'

export interface OpenPayments {
  readonly payments: PaymentProvider
  /** Sets the address for the sandbox's webhook events; Stripe has it in its own settings. */
  sendEventsTo(url: string): void
  close(): Promise<void>
}

/** Opens Stripe if its keys are set, else the sandbox. Both use the same client and code. */
export async function openPayments(config: Config, log: Log): Promise<OpenPayments> {
  if (config.stripe) {
    const { publishableKey: publicKey, secretKey, webhookSecret } = config.stripe
    const baseUrl = 'https://api.stripe.com'
    const settings = { name: 'stripe', baseUrl, publicKey, secretKey, webhookSecret } as const
    return {
      payments: stripeProvider(settings),
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
