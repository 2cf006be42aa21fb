/** The addresses of the steps from an order to its payment, the app's ones included. */
const checkout =
  /^\/(?:order-|enter-|payment-return|one-off-confirmation|consultation-(?:form|confirmation)|life-event-confirmation)/

/** Returns whether a page is a step of a purchase, which nothing leads away from. */
export const isCheckout = (pathname: string): boolean => checkout.test(pathname)

/** The pages on which a sign is found or chosen, where no other one is to be named. */
const finding =
  /^\/(?:horoscope-generated|moonsign-select|moonsign-lookup|rising-sign-lookup|signup)\/?$/

/** Returns whether the foot of a page lists the twelve signs, which are for guests. */
export const listsSigns = (pathname: string, hasSession: boolean): boolean =>
  !hasSession && !isCheckout(pathname) && !finding.test(pathname)
