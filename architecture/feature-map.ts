/**
 * The features of `web/app/features` that each feature may import through their entry points. Dependencies
 * point from pages that sell to pages whose content is sold.
 */
export const featureMap: Record<string, readonly string[]> = {
  cards: [],
  charts: ['trial'],
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
  identity: ['charts', 'trial'],
  legal: [],
  'life-events': ['charts'],
  'mobile-checkout': ['checkout', 'deep-links', 'legal'],
  noticeboard: [],
  payments: [],
  'pending-order': [],
  streaming: [],
  subscriptions: ['cards'],
  trial: [],
}
