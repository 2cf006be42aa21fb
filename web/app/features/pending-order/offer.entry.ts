/** The entry point for pages of the signed-in; the pages of sign-in and sign-up do not load it. */
export { PendingOrderOffer } from './pending-order-offer.tsx'
