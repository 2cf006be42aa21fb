const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export const wallets = ['apple_pay', 'google_pay', 'link'] as const
/** The wallet that a card came from, by the provider's name of it. */
export type Wallet = (typeof wallets)[number]

const walletNames: Record<Wallet, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
}

/** Formats the provider's name of a card's brand as the brand spells it, and its wallet: `Visa (Apple Pay)`. */
export function brandName({
  brand,
  wallet,
}: {
  brand: string
  wallet?: Wallet | null | undefined
}): string {
  const name = brands[brand.toLowerCase()] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
  return wallet ? `${name} (${walletNames[wallet]})` : name
}

/** Names a saved card by brand, wallet and last four digits. */
export const cardName = (card: {
  brand: string
  wallet?: Wallet | null | undefined
  last_4: string
}): string => `${brandName(card)} ${card.last_4}`

/** Formats a card's expiry as MM/YYYY. */
export const cardExpiry = (card: { exp_month: number; exp_year: number }): string =>
  `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`

/** Whether this is the id of a saved card, or one that the same card had before. */
export const hasId = (
  card: { stripe_card_id: string; earlier_ids: readonly string[] },
  id: string | null,
): boolean => id !== null && [card.stripe_card_id, ...card.earlier_ids].includes(id)
