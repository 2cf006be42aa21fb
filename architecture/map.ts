/** Which domain of the server may call which, through its `index.ts`. Any other call is refused. */
export const domainMap: Record<string, readonly string[]> = {
  access: [],
  almanac: [],
  charts: ['places'],
  consultations: ['payments', 'identity', 'languages'],
  gemstones: ['languages'],
  horoscopes: ['charts', 'access', 'almanac', 'payments', 'subscriptions', 'languages'],
  identity: ['charts', 'access', 'payments', 'subscriptions', 'languages'],
  languages: [],
  noticeboard: [],
  operations: [],
  payments: ['languages'],
  places: [],
  sharing: ['charts', 'horoscopes', 'languages'],
  streaming: [],
  subscriptions: ['payments', 'access', 'charts', 'languages'],
}
