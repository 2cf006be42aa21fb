import { translate } from '../../lib/texts.ts'
import { checkCard, plainNumber, readCard } from './card.rules.ts'
import {
  ProviderRefusal,
  toProviderRefusal,
  type CardToken,
  type CardTokenizer,
  type PaymentIntent,
  type PaymentSettings,
  type ProviderError,
  type ReadPayment,
} from './card-provider.ts'

interface Answer {
  id?: string
  card?: unknown
  error?: ProviderError
}

async function ask(
  { base_url, public_key }: PaymentSettings,
  path: string,
  init: RequestInit = {},
): Promise<Answer & PaymentIntent> {
  const answer = await fetch(base_url + path, {
    ...init,
    headers: { authorization: `Bearer ${public_key}` },
  }).catch(() => {
    throw new ProviderRefusal(translate('shell.network-down'))
  })
  const body = (await answer.json().catch(() => ({}))) as Answer & PaymentIntent
  if (!answer.ok) throw toProviderRefusal(body.error)
  return body
}

/** The sandbox takes raw card fields, form-encoded, as Stripe's own endpoint does. */
export const sandboxTokenizer = (settings: PaymentSettings): CardTokenizer => ({
  validate: (form) => checkCard(readCard(form)),
  async tokenize(form) {
    const card = readCard(form)
    const body = new URLSearchParams({
      type: 'card',
      'card[number]': plainNumber(card.card_number),
      'card[exp_month]': card.card_exp_month.trim(),
      'card[exp_year]': card.card_exp_year.trim(),
      'card[cvc]': card.card_cvc.trim(),
      'billing_details[name]': card.holders_name.trim(),
    })
    const method = await ask(settings, '/v1/payment_methods', { method: 'POST', body })
    return { token: method.id ?? '', card: method.card }
  },
})

export type SandboxWallet = 'apple_pay' | 'google_pay'

/** Makes the payment method that a wallet would make, of the test card that pays. */
export async function tokenizeWallet(
  settings: PaymentSettings,
  wallet: SandboxWallet,
): Promise<CardToken> {
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': String(new Date().getFullYear() + 5),
    'card[wallet][type]': wallet,
  })
  const method = await ask(settings, '/v1/payment_methods', { method: 'POST', body })
  return { token: method.id ?? '', card: method.card }
}

export const sandboxReader =
  (settings: PaymentSettings): ReadPayment =>
  (clientSecret) => {
    const id = clientSecret.split('_secret_')[0] ?? ''
    const secret = new URLSearchParams({ client_secret: clientSecret })
    return ask(settings, `/v1/payment_intents/${encodeURIComponent(id)}?${secret}`)
  }
