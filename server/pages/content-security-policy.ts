import { createHash } from 'node:crypto'
import type { Context } from '../context/context.ts'

/** Matches inline scripts. Structured data needs no hash, because browsers do not run it. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

const hashInlineScripts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    ),
  ),
]

/**
 * Returns the policy of a page: its own scripts by their hashes, everything else from this site, videos from YouTube's
 * cookie-free address. Hashes and not nonces, because cached pages are shared.
 */
export function contentSecurityPolicy(
  html: string,
  { config, payments }: Pick<Context, 'config' | 'payments'>,
  apiBaseUrl: string,
): string {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
  const reporting = config.sentryDsn ? [new URL(config.sentryDsn).origin] : []
  // Stripe's card fields are frames of its sites.
  const stripe =
    payments.name === 'stripe' ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashInlineScripts(html), ...stripe],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", payments.baseUrl, ...reporting, ...api],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      ...stripe,
      ...(stripe.length > 0 ? ['https://hooks.stripe.com'] : []),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
