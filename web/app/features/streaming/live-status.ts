import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'

/** `checking`, or the stream's address while it is live; null while it is not or is unknown. */
export type LiveStatus = string | null

/** The interval of checks, short enough to show a change by the operator within seconds. */
const intervalMilliseconds = 6_000

async function check(signal: AbortSignal): Promise<string | null> {
  const { isLive, url } = await api.guest('GET /horoscope/live-streaming-status', { signal })
  return isLive !== 0 && url && /^https?:\/\//i.test(url) ? url : null
}

/** Checks at once, every few seconds while the page is visible, and when it becomes visible again. */
export function useLiveStatus(): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('checking')
  useEffect(() => {
    const controller = new AbortController()
    let checkedMs = 0
    const update = () => {
      checkedMs = Date.now()
      check(controller.signal).then(setStatus, () => {
        if (!controller.signal.aborted) setStatus(null)
      })
    }
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') update()
    }
    const checkIfDue = () => {
      if (Date.now() - checkedMs >= intervalMilliseconds) checkIfVisible()
    }
    update()
    const timer = setInterval(checkIfVisible, intervalMilliseconds)
    document.addEventListener('visibilitychange', checkIfDue)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfDue)
      controller.abort()
    }
  }, [])
  return status
}
