import { redirect } from 'react-router'
import { endSession } from '../lib/session-end.ts'
import { session } from '../lib/session.ts'
import { translate } from '../lib/texts.ts'
import { userStore } from '../lib/user.ts'
import { toast } from '../ui/toast-store.ts'
import { guard } from './guard.rules.ts'

/** Returns the roles of an account. The product has none yet, so a route that needs one opens to nobody. */
const listRoles = (user: object | undefined): readonly string[] =>
  user && 'roles' in user && Array.isArray(user.roles) ? user.roles.map(String) : []

/** Lets a navigation pass, or shows why it is refused and throws the redirect to the sign-in page. */
export async function requireSession(allowedRoles?: readonly string[]): Promise<void> {
  const roles = allowedRoles && session.isLive() ? listRoles(await userStore.load()) : []
  const verdict = guard({ isLive: session.isLive(), roles, allowedRoles })
  if (verdict === 'open') return
  if (verdict === 'session-expired') {
    endSession()
    toast.error(translate('shell.session-expired'))
  } else toast.error(translate('shell.not-permitted'))
  throw redirect('/')
}
