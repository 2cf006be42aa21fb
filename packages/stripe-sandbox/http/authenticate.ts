import { createHash, timingSafeEqual } from 'node:crypto'
import { invalidRequest } from '../shared/failures.ts'
import type { SandboxKeys } from '../shared/keys-file.ts'

/** Parses the key of an Authorization header: bearer, or the user name of basic, as Stripe accepts both. */
export function parseAuthorization(header: string | undefined): string | null {
  const [scheme = '', value = ''] = (header ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return null
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? null
}

/** Compares in constant time. */
export function isEqual(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/**
 * Checks a request's key, and returns whether it is the public one.
 * @throws {StripeFailure} 401 without a key, with a wrong one, or with the public one if the route requires the secret one
 */
export function authenticate(
  header: string | undefined,
  keys: SandboxKeys,
  isForBrowsers: boolean,
): { isPublic: boolean } {
  const key = parseAuthorization(header)
  if (key === null || key === '')
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    )
  if (isEqual(key, keys.secretKey)) return { isPublic: false }
  if (!isEqual(key, keys.publicKey))
    throw invalidRequest(
      `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
      {},
      401,
    )
  if (!isForBrowsers)
    throw invalidRequest(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { code: 'secret_key_required' },
      401,
    )
  return { isPublic: true }
}
