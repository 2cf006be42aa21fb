/** The entry point of `subscriptions`: what other features may import. */
export { findTrouble } from './subscription-entries.rules.ts'
export { usePlansRenewedBy } from './use-plans-renewed-by.ts'

/** Loads the component for subscriptions with problems, which most readers do not need. */
export const loadPaymentNotices = async () => (await import('./payment-notices.tsx')).PaymentNotices
