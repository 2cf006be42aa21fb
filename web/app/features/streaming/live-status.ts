import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'

/** `checking`, or the stream's address while it is live; null while it is not, or that cannot be told. */
export type LiveStatus = string | null

const againMilliseconds = 30_000

async function check(signal: AbortSignal): Promise<string | null> {
  const { isLive, url } = await api.guest('GET /horoscope/live-streaming-status', { signal })
  return isLive !== 0 && url && /^https?:\/\//i.test(url) ? url : null
}

/** Asks at once and then every half minute, as long as somebody is looking at the page. */
export function useLiveStatus(): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('checking')
  useEffect(() => {
    const leaving = new AbortController()
    const ask = () =>
      check(leaving.signal).then(setStatus, () => {
        if (!leaving.signal.aborted) setStatus(null)
      })
    void ask()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, againMilliseconds)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [])
  return status
}
