export { ensureCurrentEditions, ensureEditions } from './ensure-editions.ts'
export { horoscopes } from './horoscopes.routes.ts'
export { fillEditions, scheduleEditions } from './keep-editions.ts'
