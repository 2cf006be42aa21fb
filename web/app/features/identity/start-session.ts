import type { SignedIn } from '@rashi/contract'
import { session } from '../../lib/session.ts'
import { rememberReturning } from '../../lib/returning-cookie.ts'
import { userStore } from '../../lib/user.ts'
import { dropDrafts } from './form-draft.ts'

/** Starts a session after sign-in or sign-up: stores its token and shows the user. */
export function startSession(
  { token, user }: SignedIn,
  options?: Parameters<typeof session.open>[1],
): void {
  dropDrafts()
  rememberReturning()
  session.open(token, options)
  userStore.set(user)
}
