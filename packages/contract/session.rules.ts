/** Minutes without use after which a session ends (docs/product/spec.md section 9). */
export const sessionIdleMinutes = 30

/** What the account page lists of sign-ins is kept for so many days. */
export const signInDays = 90
