import { Outlet } from 'react-router'
import type { PageHandle } from '../lib/page-handle.ts'
import { userStore } from '../lib/user.ts'
import { requireSession } from './route-guard.ts'
import type { Route } from './+types/protected.layout.ts'

export const handle: PageHandle = { isProtected: true }

/**
 * Every page below asks for a live session, at the first load and at every navigation. Each has a
 * `clientLoader` and a `HydrateFallback`: the server knows no session, and sends that page's shape.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await requireSession()
    // The frame shows who is here when it is known; the page itself need not wait for it.
    userStore.load().catch(() => {})
    return next()
  },
]

export default function ProtectedLayout() {
  return <Outlet />
}
