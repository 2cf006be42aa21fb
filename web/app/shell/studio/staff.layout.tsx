import { Outlet } from 'react-router'
import { requireStaff } from '../../features/studio/index.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { RouteFailure } from '../route-failure.tsx'
import type { Route } from './+types/staff.layout.ts'

export const handle: PageHandle = { isProtected: true }

/** The layout of the studio's pages that need a session of staff, which each navigation reads again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await requireStaff(request)
    return next()
  },
]

export default function StaffLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteFailure start="/studio" />
}
