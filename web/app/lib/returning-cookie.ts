const name = 'returning'
const yearSeconds = 365 * 24 * 3600

/** Records that somebody has signed in with this browser, and nothing about them. */
export function rememberReturning(): void {
  document.cookie = `${name}=1; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  document.documentElement.dataset.returning = ''
}

export function forgetReturning(): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  delete document.documentElement.dataset.returning
}
