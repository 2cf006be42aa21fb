/** The domains of the server that each domain may import through their `index.ts`. */
export const domainMap: Record<string, readonly string[]> = {
  access: [],
  almanac: [],
  charts: ['places'],
  consultations: ['payments', 'identity', 'languages'],
  gemstones: ['languages'],
  horoscopes: ['charts', 'access', 'almanac', 'payments', 'subscriptions', 'languages'],
  identity: ['charts', 'access', 'payments', 'subscriptions', 'languages', 'letters'],
  languages: [],
  letters: ['charts', 'horoscopes', 'access', 'languages'],
  noticeboard: [],
  operations: [],
  payments: ['languages'],
  places: [],
  sharing: ['charts', 'horoscopes', 'languages'],
  streaming: [],
  subscriptions: ['payments', 'access', 'charts', 'languages'],
}
