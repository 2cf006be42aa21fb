import { safeAddress } from '../../lib/safe-path.rules.ts'

export const home = '/studio'
const signIn = '/studio/sign-in'
const isPart = /^\/studio(?:[/?#]|$)/
const isEntry = /^\/studio\/(?:sign-in|join)(?:[/?#]|$)/

/** Returns the address of the sign-in page, which leads back to a page of the studio. */
export function signInAddress(from: string, { hasEnded }: { hasEnded: boolean }): string {
  const query = new URLSearchParams()
  if (from !== home && isPart.test(from) && !isEntry.test(from)) query.set('back', from)
  if (hasEnded) query.set('ended', '1')
  return query.size === 0 ? signIn : `${signIn}?${query}`
}

/** Returns the page that a sign-in leads to: that of the address if it is one of the studio, else the first one. */
export function landingOf(search: string): string {
  const path = safeAddress(new URLSearchParams(search).get('back') ?? '')
  return path !== undefined && isPart.test(path) && !isEntry.test(path) ? path : home
}

export const saysEnded = (search: string): boolean => new URLSearchParams(search).has('ended')
