import { setCookie } from './cookie.ts'

const name = 'returning'

/** Records that somebody has signed in with this browser, and nothing about them. */
export function rememberReturning(): void {
  setCookie(name, '1')
  document.documentElement.dataset.returning = ''
}

export function forgetReturning(): void {
  setCookie(name, undefined)
  delete document.documentElement.dataset.returning
}
