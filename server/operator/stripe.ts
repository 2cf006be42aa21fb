import { planEndpoint } from '../gateways/payment/account/connect-endpoint.ts'
import { examineStripe } from '../gateways/payment/account/examine-stripe.ts'
import { StripeRefused } from '../gateways/payment/account/explain-refusal.ts'
import { registerDomain } from '../gateways/payment/account/register-domain.ts'
import { findStripe } from '../gateways/payment/open-payments.ts'
import type { StripeSettings } from '../gateways/payment/stripe-provider.ts'
import type { Config } from '../platform/config.ts'
import { type Command, OperatorError, performAct } from './command.ts'

const check: Command = {
  name: 'stripe check',
  parameters: [],
  description:
    'checks keys, rights, account, webhook endpoint and the domain of wallets at Stripe, or the running sandbox; ends with 1 if there is a fault',
  run: async (context) => {
    const settings = await requireStripe(context.config)
    const { findings } = await examineStripe(settings, context.config.publicUrl)
    const faults = findings.filter(({ state }) => state === 'fault').length
    await performAct(context, 'stripe check', { faults }, async () => {})
    for (const { subject, state, text } of findings)
      context.print(`${state.padEnd(7)} ${subject}: ${text}`)
    if (faults > 0) throw new OperatorError(`faults: ${faults}`)
  },
}

const connect: Command = {
  name: 'stripe connect',
  parameters: [],
  description:
    'creates the webhook endpoint of PUBLIC_URL at Stripe and prints its signing secret once, or corrects its events; registers the domain for Apple Pay and Google Pay',
  run: async (context) => {
    const settings = await requireStripe(context.config)
    const { kind, url, apply } = await refuseInOneLine(() =>
      planEndpoint(settings, context.config.publicUrl),
    )
    // Recorded first: a failure to record must not lose a secret that Stripe tells only once.
    await performAct(context, 'stripe connect', { endpoint: url, change: kind }, async () => {})
    const secret = await refuseInOneLine(apply)
    context.print(`${kind === 'create' ? 'Created' : 'Corrected'}: ${url}`)
    if (secret !== null) {
      context.print('Set this now: Stripe does not tell it again. Then start the product anew.')
      context.print(`STRIPE_WEBHOOK_SECRET=${secret}`)
    }
    const { publicUrl } = context.config
    const domain = await refuseInOneLine(() => registerDomain(settings, publicUrl))
    context.print(
      domain === null
        ? `Apple Pay and Google Pay need https: ${publicUrl} is not registered for them.`
        : `Registered for Apple Pay and Google Pay: ${domain}`,
    )
  },
}

async function requireStripe(config: Config): Promise<StripeSettings> {
  const settings = await findStripe(config)
  if (!settings)
    throw new OperatorError('no Stripe keys are set, and the payment sandbox does not run')
  return settings
}

async function refuseInOneLine<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StripeRefused) throw new OperatorError(error.message)
    throw error
  }
}

export const stripeAccount: readonly Command[] = [check, connect]
