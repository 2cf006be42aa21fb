import { redirect } from 'react-router'
import { endSession } from '../lib/session-end.ts'
import { session } from '../lib/session.ts'
import { translate } from '../lib/texts.ts'
import { userStore } from '../lib/user.ts'
import { toast } from '../ui/toast-store.ts'
import { guard } from './guard.rules.ts'

/** The roles of an account; the product has none yet, so a route that asks for one opens to nobody. */
const rolesOf = (user: object | undefined): readonly string[] =>
  user && 'roles' in user && Array.isArray(user.roles) ? user.roles.map(String) : []

/** Lets a navigation through, or says why not and throws the redirect to the sign-in page. */
export async function requireSession(allowedRoles?: readonly string[]): Promise<void> {
  const roles = allowedRoles && session.isLive() ? rolesOf(await userStore.load()) : []
  const verdict = guard({ isLive: session.isLive(), roles, allowedRoles })
  if (verdict === 'open') return
  if (verdict === 'session-expired') {
    endSession()
    toast.error(translate('shell.session-expired'))
  } else toast.error(translate('shell.not-permitted'))
  throw redirect('/')
}
