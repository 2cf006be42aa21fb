import { Outlet } from 'react-router'
import { PageSkeleton } from '../lib/page-skeleton.tsx'
import { requireSession } from './route-guard.ts'
import type { Route } from './+types/restricted.layout.ts'

/** The layout of pages for editors. No account has this role yet. */
const allowedRoles = ['editor']

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await requireSession(allowedRoles)
    return next()
  },
]

export async function clientLoader() {
  await requireSession(allowedRoles)
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function RestrictedLayout() {
  return <Outlet />
}
