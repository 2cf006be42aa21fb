import { safeAddress } from '../../lib/safe-path.rules.ts'

/** The storage key of a link that waits for the sign-in. */
const key = 'deep-link-redirect'

export const storePendingDeepLink = (path: string): void => sessionStorage.setItem(key, path)

/** Returns the path that the dashboard opens after the sign-in, and removes it. */
export function takePendingDeepLink(): string | undefined {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored === null ? undefined : safeAddress(stored)
}
