const linkPages = /^\/(reset-password|login-link|confirm-email|welcome|letters\/stop)\/[^?#]/i
const clientSecret = /[?&]payment_intent_client_secret=/
/** Every page of the studio: an invitation's address is a secret, and no browser keeps what staff have opened. */
const studio = /^\/studio(?:[/?#]|$)/i

/** Returns whether an address contains an emailed token or a client secret, or is one of staff: such a page is never cached. */
export const carriesSecret = (url: string): boolean =>
  linkPages.test(url) || clientSecret.test(url) || studio.test(url)
