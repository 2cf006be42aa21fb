import { lazy, Suspense } from 'react'

const Bell = lazy(() => import('../features/noticeboard/bell.tsx'))
const LiveButton = lazy(() => import('../features/streaming/live-button.tsx'))

/** What the header offers on the dashboard; other pages never load it. */
export function DashboardActions() {
  return (
    <Suspense>
      <LiveButton />
      <Bell />
    </Suspense>
  )
}
