import { safeAddress } from '../../lib/safe-path.rules.ts'

/** Where an opened link leads that had to wait for a sign-in. */
const key = 'deep-link-redirect'

export const storePendingDeepLink = (path: string): void => sessionStorage.setItem(key, path)

/** The path that is to be followed from the dashboard, once: it is forgotten as it is read. */
export function takePendingDeepLink(): string | undefined {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept === null ? undefined : safeAddress(kept)
}
