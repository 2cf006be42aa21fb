const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Formats the provider's name of a brand as the brand spells it. */
export const brandName = (brand: string): string =>
  brands[brand.toLowerCase()] ?? brand.charAt(0).toUpperCase() + brand.slice(1)

/** Names a saved card by brand and last four digits. */
export const cardName = (card: { brand: string; last_4: string }): string =>
  `${brandName(card.brand)} ${card.last_4}`

/** Formats a card's expiry as MM/YYYY. */
export const cardExpiry = (card: { exp_month: number; exp_year: number }): string =>
  `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
