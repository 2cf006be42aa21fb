/** Minutes without use after which a session ends (docs/product/spec.md section 9). */
export const sessionIdleMinutes = 30

/** The days for which sign-ins are kept and listed on the account page. */
export const signInDays = 90
