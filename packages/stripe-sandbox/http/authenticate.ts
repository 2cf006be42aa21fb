import { createHash, timingSafeEqual } from 'node:crypto'
import { invalidRequest } from '../shared/failures.ts'
import type { SandboxKeys } from '../shared/keys-file.ts'

/** The key of an Authorization header: bearer, or the name of a basic one, as Stripe takes both. */
export function keyOf(header: string | undefined): string | null {
  const [scheme = '', value = ''] = (header ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return null
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? null
}

/** Compares in a time that does not tell how much of a secret was right. */
export function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/**
 * Says whether a request was made with the public key.
 * @throws {StripeFailure} 401 without a key, with a wrong one, or with the public one where it does not do
 */
export function authenticate(
  header: string | undefined,
  keys: SandboxKeys,
  isForBrowsers: boolean,
): { isPublic: boolean } {
  const key = keyOf(header)
  if (key === null || key === '')
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    )
  if (isSame(key, keys.secretKey)) return { isPublic: false }
  if (!isSame(key, keys.publicKey))
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
