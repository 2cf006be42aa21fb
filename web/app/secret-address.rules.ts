const linkPages = /^\/(reset-password|login-link|confirm-email|welcome|letters\/stop)\/[^?#]/i
const clientSecret = /[?&]payment_intent_client_secret=/

/** Returns whether an address contains an emailed token or a client secret: such a page is never cached. */
export const carriesSecret = (url: string): boolean => linkPages.test(url) || clientSecret.test(url)
