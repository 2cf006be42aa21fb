import type { SignedIn } from '@rashi/contract'
import { session } from '../../lib/session.ts'
import { userStore } from '../../lib/user.ts'
import { forgetDrafts } from './form-draft.ts'

/** Somebody is signed in from now on: the session is stored, and the frame knows them. */
export function startSession({ token, user }: SignedIn): void {
  forgetDrafts()
  session.open(token)
  userStore.set(user)
}
