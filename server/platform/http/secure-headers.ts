import type { Config } from '../config.ts'

/**
 * Returns the security headers of every response, built once: a library that builds them for each response took a sixth
 * of the time of a small call. The policy lets nothing load; pages set their own, with the hashes of their scripts.
 */
export const secureHeaders = (config: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(config.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
