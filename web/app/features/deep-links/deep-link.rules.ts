import { safeAddress } from '../../lib/safe-path.rules.ts'

const prefix = '/deeplink'
const flag = 'auth=true'

export interface DeepLink {
  /** A path of this site; the start where the link named none. */
  readonly path: string
  readonly needsSession: boolean
}

/** What a link's address asks for: its path without the prefix and the flag, and whether to sign in first. */
export function readDeepLink(address: {
  pathname: string
  search: string
  hash: string
}): DeepLink {
  const parts = address.search.slice(1).split('&').filter(Boolean)
  const kept = parts.filter((part) => part !== flag)
  const query = kept.length > 0 ? `?${kept.join('&')}` : ''
  const path = safeAddress(address.pathname.slice(prefix.length) + query + address.hash)
  return {
    path: path === undefined || endsSession(path) ? '/' : path,
    needsSession: kept.length < parts.length,
  }
}

/** A link that somebody was sent is not to sign them out. */
const endsSession = (path: string): boolean => /^\/logout\b/i.test(path)

/** Whether the link has to wait for a sign-in. */
export const isToWait = ({ needsSession }: DeepLink, isSignedIn: boolean): boolean =>
  needsSession && !isSignedIn

export const isAndroid = (userAgent: string): boolean => /\bandroid\b/i.test(userAgent)
