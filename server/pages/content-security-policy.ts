import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context/context.ts'

/** The permissions that no page and no frame in it needs: passkeys, and what videos and the bank's page use, are not among them. */
const unneeded = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'usb']

/** The sites of Stripe's code and frames. */
const stripeSites = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Returns what pages and their frames may do. Wallets are opened by this site or by Stripe's frames, where Stripe is used. */
export function permissionsPolicy({ name }: Pick<Context['payments'], 'name'>): string {
  const wallets =
    name === 'stripe' ? ['self', ...stripeSites.map((site) => `"${site}"`)].join(' ') : ''
  return [...unneeded.map((permission) => `${permission}=()`), `payment=(${wallets})`].join(', ')
}

/** A secret mark of the scripts that a rendering writes itself. */
export const createScriptMark = (): string => randomBytes(16).toString('base64url')

/**
 * Returns the hashes of the inline scripts that the renderer marked as its own (`nonce`), and the page without the marks.
 * A script that came into the page with data has no mark and no hash, so browsers refuse it.
 */
export function takeOwnScripts(
  rendered: string,
  mark: string,
): { html: string; hashes: readonly string[] } {
  const attribute = ` nonce="${mark}"`
  const own = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g')
  const codes = [...rendered.matchAll(own)].flatMap(([, code]) => code || [])
  const hashes = codes.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return { html: rendered.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}

/**
 * Returns the policy of a page: its own scripts and styles by their hashes, everything else from this site, videos from YouTube's
 * cookie-free address. Hashes and not nonces, because cached pages are shared. Markup and addresses of scripts that the
 * browser's code inserts must come from the policies of `web/app/trusted-types.ts` or the sanitiser's.
 */
export function contentSecurityPolicy(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  { config, payments }: Pick<Context, 'config' | 'payments'>,
  apiBaseUrl: string,
): string {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
  const reporting = config.sentryDsn ? [new URL(config.sentryDsn).origin] : []
  // Stripe's card fields and the buttons of wallets are frames of its sites.
  const stripe = payments.name === 'stripe' ? stripeSites : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...stripe],
    'style-src': ["'self'", ...styles],
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
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Stripe's code may have policies of its own.
    'trusted-types': ['default', 'dompurify', ...(stripe.length > 0 ? ['*'] : [])],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
