/** The purchase that was just made, on the page that follows the payment. */
export const lastPurchase = {
  'last-purchase.title': 'Paid',
  'last-purchase.title-code': 'Promo code used',
  'last-purchase.read-one_off': 'Read {{what}}',
  'last-purchase.read-plan': 'Read this week',
  'last-purchase.read-consultation': 'See your questions',
  'last-purchase.receipt': 'Receipt',
  'last-purchase.hide': 'Hide this',
} as const
