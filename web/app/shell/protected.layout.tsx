import { Outlet } from 'react-router'
import type { PageHandle } from '../lib/page-handle.ts'
import { userStore } from '../lib/user.ts'
import { requireSession } from './route-guard.ts'
import type { Route } from './+types/protected.layout.ts'

export const handle: PageHandle = { isProtected: true }

/**
 * The layout of pages that need a live session, at the first load and at every navigation. Each has a
 * `clientLoader` and a `HydrateFallback`, because the server knows no session and sends the page's skeleton.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await requireSession()
    // The frame shows the user once loaded; the page does not wait for it.
    userStore.load().catch(() => {})
    return next()
  },
]

export default function ProtectedLayout() {
  return <Outlet />
}
