/** The entry point of `pending-order`: what other features may import. */
export { pendingOrder } from './pending-order.ts'
export { PendingOrderNotice } from './pending-order-notice.tsx'
export { PendingOrderOffer } from './pending-order-offer.tsx'
