const linkPages = /^\/(reset-password|login-link|confirm-email)\/[^?#]/i
const clientSecret = /[?&]payment_intent_client_secret=/

/** Whether an address holds a mailed token or a payment's client secret: such a page is stored nowhere. */
export const carriesSecret = (url: string): boolean => linkPages.test(url) || clientSecret.test(url)
