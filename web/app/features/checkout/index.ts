/** The entry point of `checkout`: what other features may import. */
export { PaymentContext, type PaymentContextValue } from './payment-context.ts'
export { PaymentForm } from './payment.form.tsx'
export { PaymentSides } from './payment-sides.tsx'
export { pendingAuthentication } from './pending-authentication.ts'
export { computeTotal, type KindName, type Purchase } from './purchase.rules.ts'
export { SandboxLabel } from './sandbox-label.tsx'
export { useCurrentPrice } from './use-current-price.ts'
