/** The entry point of `last-purchase`: what other features may import. */
export { findLastPurchase, lastPurchase } from './last-purchase.ts'
export { LastPurchaseCard } from './last-purchase-card.tsx'
