import { Outlet } from 'react-router'
import type { PageHandle } from '../lib/page-handle.ts'
import { PageSkeleton } from '../lib/page-skeleton.tsx'
import { userStore } from '../lib/user.ts'
import { requireSession } from './route-guard.ts'
import type { Route } from './+types/protected.layout.ts'

export const handle: PageHandle = { isProtected: true }

/** Every page below asks for a live session, at the first load and at every navigation. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await requireSession()
    return next()
  },
]

/** Runs in the browser only: the server knows no session, and sends the page's shape. */
export async function clientLoader() {
  await requireSession()
  // The frame shows who is here when it is known; the page itself need not wait for it.
  userStore.load().catch(() => {})
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function ProtectedLayout() {
  return <Outlet />
}
