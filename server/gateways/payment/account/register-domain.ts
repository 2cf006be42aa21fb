import { openStripe, type StripeAddress } from '../stripe-client.ts'
import { explainRefusal } from './explain-refusal.ts'
import { walletDomain } from './stripe-account.rules.ts'

/**
 * Registers the domain of an installation, without which Stripe shows no wallet on it, or enables and verifies one that
 * there is. Returns its name; null where the address is not https, as wallets need.
 *
 * @throws {StripeRefused}
 */
export async function registerDomain(
  address: StripeAddress,
  publicUrl: string,
): Promise<string | null> {
  const name = walletDomain(publicUrl)
  if (name === null) return null
  const { paymentMethodDomains } = openStripe(address)
  const right = 'payment method domains'
  const { data } = await explainRefusal(right, () => paymentMethodDomains.list({ limit: 100 }))
  const present = data.find(({ domain_name }) => domain_name === name)
  if (!present)
    await explainRefusal(right, () => paymentMethodDomains.create({ domain_name: name }))
  else {
    if (!present.enabled)
      await explainRefusal(right, () => paymentMethodDomains.update(present.id, { enabled: true }))
    await explainRefusal(right, () => paymentMethodDomains.validate(present.id))
  }
  return name
}
