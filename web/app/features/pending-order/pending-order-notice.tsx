/** What a guest was about to buy, shown beside the forms of sign-in and sign-up; nothing without an order. */
export const PendingOrderNotice = () => null
