import { safePath } from '../../lib/safe-path.rules.ts'

const onwardFromSignUp = ['horoscope-generated', 'consultations', 'dashboard']

/** Where sign-in leads: the redirect, if it is a path of this site, else the dashboard. */
export function landingAfterSignIn(redirect: string | null): string {
  const path = redirect === null ? undefined : safePath(redirect)
  // To sign in only to be signed out again is nobody's wish.
  return path === undefined || /^\/logout\b/i.test(path) ? '/dashboard' : path
}

/** The redirects that sign-up passes on; any other is dropped. */
export const signUpRedirect = (redirect: string | null): string | undefined =>
  onwardFromSignUp.find((allowed) => allowed === redirect)

export const landingAfterSignUp = (redirect: string | null): string =>
  `/${signUpRedirect(redirect) ?? 'horoscope-generated'}`

/** An address with the redirect carried on. */
export const withRedirect = (path: string, redirect: string | null | undefined): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
