import { safeAddress } from '../../lib/safe-path.rules.ts'

const prefix = '/deeplink'
const flag = 'auth=true'

export interface DeepLink {
  /** A path of this site; the start page if the link has none. */
  readonly path: string
  readonly needsSession: boolean
}

/** Reads a link's address: its path without prefix and flag, and whether it needs a session. */
export function readDeepLink(address: {
  pathname: string
  search: string
  hash: string
}): DeepLink {
  const parts = address.search.slice(1).split('&').filter(Boolean)
  const remaining = parts.filter((part) => part !== flag)
  const query = remaining.length > 0 ? `?${remaining.join('&')}` : ''
  const path = safeAddress(address.pathname.slice(prefix.length) + query + address.hash)
  return {
    path: path === undefined || endsSession(path) ? '/' : path,
    needsSession: remaining.length < parts.length,
  }
}

/** Returns whether a path ends the session, which a link must not do. */
const endsSession = (path: string): boolean => /^\/logout\b/i.test(path)

/** Returns whether the link has to wait for a sign-in. */
export const isToWait = ({ needsSession }: DeepLink, isSignedIn: boolean): boolean =>
  needsSession && !isSignedIn

export const isAndroid = (userAgent: string): boolean => /\bandroid\b/i.test(userAgent)
