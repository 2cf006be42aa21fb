/** The entry point of `pending-order`: what other features may import, beside `offer.entry.ts`. */
export { pendingOrder } from './pending-order.ts'
export { PendingOrderNotice } from './pending-order-notice.tsx'
