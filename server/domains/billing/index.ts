export { listActiveSubscriptions } from './list-active-subscriptions.ts'
