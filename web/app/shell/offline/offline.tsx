import { lazy, Suspense } from 'react'
import { useHasSession } from '../../lib/session.ts'

const OfflineReading = lazy(async () => {
  try {
    return await import('./offline-reading.tsx')
  } catch {
    return { default: () => null }
  }
})

/** Reading without a network, for readers who are signed in; guests load none of its code. */
export const Offline = () =>
  useHasSession() ? (
    <Suspense>
      <OfflineReading />
    </Suspense>
  ) : null
