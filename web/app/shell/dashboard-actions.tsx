import { lazy, Suspense } from 'react'

const Bell = lazy(async () => ({
  default: (await import('../features/noticeboard/index.ts')).Bell,
}))
const LiveButton = lazy(async () => ({
  default: (await import('../features/streaming/index.ts')).LiveButton,
}))

/** What the header offers on the dashboard; other pages never load it. */
export function DashboardActions() {
  return (
    <Suspense>
      <LiveButton />
      <Bell />
    </Suspense>
  )
}
