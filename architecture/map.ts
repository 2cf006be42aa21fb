/** Which domain of the server may call which, through its door. What is not listed is refused. */
export const domainMap: Record<string, readonly string[]> = {
  access: [],
  almanac: ['charts'],
  billing: ['access', 'charts', 'languages'],
  charts: ['places', 'languages'],
  consultations: ['billing', 'identity', 'languages'],
  gemstones: ['languages'],
  horoscopes: ['charts', 'access', 'almanac', 'billing', 'languages'],
  identity: ['charts', 'access', 'billing', 'languages'],
  languages: [],
  noticeboard: [],
  operations: [],
  places: [],
  sharing: ['charts', 'horoscopes', 'languages'],
  streaming: [],
}
