import { safePath } from '../../lib/safe-path.rules.ts'

const signUpRedirects = ['horoscope-generated', 'consultations', 'dashboard']

/** Returns the page after sign-in: the redirect if it is a path of this site, else the dashboard. */
export function landingAfterSignIn(redirect: string | null): string {
  const path = redirect === null ? undefined : safePath(redirect)
  // A redirect to the logout page would end the session at once.
  return path === undefined || /^\/logout\b/i.test(path) ? '/dashboard' : path
}

/** Returns the redirect if sign-up keeps it; others are ignored. */
export const signUpRedirect = (redirect: string | null): string | undefined =>
  signUpRedirects.find((allowed) => allowed === redirect)

export const landingAfterSignUp = (redirect: string | null): string =>
  `/${signUpRedirect(redirect) ?? 'horoscope-generated'}`

/** Adds the redirect to an address. */
export const withRedirect = (path: string, redirect: string | null | undefined): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
