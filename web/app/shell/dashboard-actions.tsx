import { lazy, Suspense } from 'react'

const Bell = lazy(async () => ({
  default: (await import('../features/noticeboard/index.ts')).Bell,
}))
const LiveButton = lazy(async () => ({
  default: (await import('../features/streaming/index.ts')).LiveButton,
}))

/** The buttons of the dashboard's header; other pages do not load them. */
export function DashboardActions() {
  return (
    <Suspense>
      <LiveButton />
      <Bell />
    </Suspense>
  )
}
