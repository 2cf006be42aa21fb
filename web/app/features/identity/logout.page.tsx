import { redirect } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { safePath } from '../../lib/safe-path.rules.ts'
import { clearEverything } from '../../lib/session-end.ts'
import { session } from '../../lib/session.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import type { Route } from './+types/logout.page.ts'

export const handle: PageHandle = { title: 'shell.logout' }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The session is over anyway if the server no longer knows the token.
  if (session.token()) await api.user('POST /logout').catch(() => {})
  clearEverything()
  const path = new URL(request.url).searchParams.get('redirect')
  const isOurs = path !== null && safePath(path) !== undefined
  throw redirect(isOurs ? `/?redirect=${encodeURIComponent(path)}` : '/')
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function LogoutPage() {
  return null
}
