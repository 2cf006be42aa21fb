export { billing } from './billing.routes.ts'
export { listActiveSubscriptions } from './list-active-subscriptions.ts'
export { listHoroscopePaymentPlans } from './list-plans.ts'
export { seedPlans } from './seed-plans.ts'
