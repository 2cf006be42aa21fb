import { isCheckout } from './checkout-pages.rules.ts'

/** The pages on which a sign is found or chosen, where no other one is to be named. */
const finding =
  /^\/(?:horoscope-generated|moonsign-select|moonsign-lookup|rising-sign-lookup|signup)\/?$/

/** Returns whether the foot of a page lists the twelve signs, which are for guests. */
export const listsSigns = (pathname: string, hasSession: boolean): boolean =>
  !hasSession && !isCheckout(pathname) && !finding.test(pathname)
