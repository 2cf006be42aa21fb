/**
 * The key of the order that a guest was about to place (`features/pending-order`), and how long it is kept. They
 * stand here because the start of a document and the end of a session need them on every page.
 */
export const pendingOrderKey = 'pending-order'
export const pendingOrderMinutes = 60
