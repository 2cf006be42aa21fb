/** The addresses of the steps from an order to its payment, the app's ones included. */
const checkout =
  /^\/(?:order-|enter-|payment-return|one-off-confirmation|consultation-(?:form|confirmation)|life-event-confirmation)/

/** Returns whether a page is a step of a purchase, which nothing leads away from. */
export const isCheckout = (pathname: string): boolean => checkout.test(pathname)
