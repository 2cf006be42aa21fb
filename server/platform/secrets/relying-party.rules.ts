import { isIP } from 'node:net'

/** The site that passkeys belong to: an authenticator uses a key for this host and origin alone. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * Returns the relying party of `PUBLIC_URL`. An IP address cannot be one: a loopback address stands for `localhost`,
 * where the page can be opened as well, and for any other there is none.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (host === '::1' || host.startsWith('127.')) url.hostname = 'localhost'
  else if (isIP(host) !== 0) return undefined
  return { id: url.hostname, origin: url.origin }
}
