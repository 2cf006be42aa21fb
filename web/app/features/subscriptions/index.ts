/** The entry point of `subscriptions`: what other features may import. */
export { troubleOf } from './subscription-entries.rules.ts'
export { usePlansRenewedBy } from './use-plans-renewed-by.ts'

/** Loads the notices by which a reader keeps their subscriptions going; most readers need none. */
export const loadPaymentNotices = async () => (await import('./payment-notices.tsx')).PaymentNotices
