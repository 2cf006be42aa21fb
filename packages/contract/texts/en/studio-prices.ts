/** The page of the studio about the prices of what is sold once. */
export const studioPrices = {
  'studio.prices.lead':
    'A new price applies to new orders. Customers who have seen the earlier price are told before they pay. What has been bought stays open.',
  'studio.prices.singles': 'Single readings',
  'studio.prices.weekly': 'A single week',
  'studio.prices.monthly': 'A single month',
  'studio.prices.yearly': 'A single year',
  'studio.prices.sections': 'Life-event sections',
  'studio.prices.sections-text': 'Each price applies to its section in every sign and year.',
  'studio.prices.free': 'Open to everyone',
  'studio.prices.free-hint': 'Enter 0 to open it to everyone.',
  'studio.prices.wrong': 'Please enter 0, or a price from 0.30 to 1000 pounds',
} as const
