/**
 * Which feature of `web/app/features` may import which, through its entry points. What is not listed is refused.
 * The dependencies point from the pages that sell to the pages whose content is sold.
 */
export const featureMap: Record<string, readonly string[]> = {
  cards: [],
  charts: [],
  checkout: [
    'cards',
    'charts',
    'consultations',
    'horoscopes',
    'legal',
    'life-events',
    'subscriptions',
  ],
  consultations: ['legal'],
  'deep-links': [],
  gemstones: [],
  horoscopes: ['charts', 'deep-links', 'legal', 'life-events', 'subscriptions'],
  identity: ['charts'],
  legal: [],
  'life-events': ['charts'],
  'mobile-checkout': ['checkout', 'deep-links', 'legal'],
  noticeboard: [],
  payments: [],
  streaming: [],
  subscriptions: ['cards'],
}
