/** The service worker; its rules are not part of the first load. */
const workerAddress = '/service-worker.js'

/** The part of Trusted Types that is used; older browsers lack it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: (markup: string) => string | null
      createScriptURL: (address: string) => string | null
    },
  ): void
}

/** React creates scripts, which then never run, by this markup. */
const emptyScript = '<script></script>'

/** Text without a tag is no markup; null refuses. */
const createHTML = (markup: string) =>
  markup === emptyScript || !markup.includes('<') ? markup : null

const createScriptURL = (address: string) =>
  address === workerAddress || URL.parse(address)?.origin === 'https://js.stripe.com'
    ? address
    : null

/**
 * Registers what the browser's code may insert without a policy of its own: no markup, and no script but Stripe's and the
 * service worker. The
 * markup of texts comes from the sanitiser's policy (lib/rich-text.tsx).
 */
export function registerTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML, createScriptURL })
}
