/** The entry point of `last-purchase`: what other features may import. */
export { lastPurchase } from './last-purchase.ts'
export { LastPurchaseCard } from './last-purchase-card.tsx'
