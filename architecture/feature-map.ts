/**
 * The features of `web/app/features` that each feature may import through their entry points. Dependencies
 * point from pages that sell to pages whose content is sold.
 */
export const featureMap: Record<string, readonly string[]> = {
  cards: [],
  charts: ['pending-order'],
  checkout: [
    'cards',
    'charts',
    'consultations',
    'horoscopes',
    'last-purchase',
    'legal',
    'life-events',
    'pending-order',
    'subscriptions',
  ],
  consultations: ['legal', 'pending-order'],
  'deep-links': [],
  'front-page': ['charts', 'horoscopes', 'identity', 'pending-order', 'trial'],
  gemstones: [],
  horoscopes: [
    'charts',
    'deep-links',
    'last-purchase',
    'legal',
    'life-events',
    'pending-order',
    'subscriptions',
    'trial',
  ],
  identity: ['charts', 'pending-order'],
  'last-purchase': [],
  legal: [],
  'life-events': ['charts'],
  'mobile-checkout': ['checkout', 'deep-links', 'legal'],
  noticeboard: [],
  payments: [],
  'pending-order': ['trial'],
  streaming: [],
  subscriptions: ['cards'],
  trial: [],
}
