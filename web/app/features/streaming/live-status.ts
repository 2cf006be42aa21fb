import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'

/** `checking`, or the stream's address while it is live; null while it is not, or that cannot be told. */
export type LiveStatus = string | null

/** The server answers from memory; a switch by the operator shows within seconds. */
const againMilliseconds = 6_000

async function check(signal: AbortSignal): Promise<string | null> {
  const { isLive, url } = await api.guest('GET /horoscope/live-streaming-status', { signal })
  return isLive !== 0 && url && /^https?:\/\//i.test(url) ? url : null
}

/** Asks at once, every few seconds while somebody is looking at the page, and when they look again. */
export function useLiveStatus(): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('checking')
  useEffect(() => {
    const leaving = new AbortController()
    let askedAt = 0
    const ask = () => {
      askedAt = Date.now()
      check(leaving.signal).then(setStatus, () => {
        if (!leaving.signal.aborted) setStatus(null)
      })
    }
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const lookAgain = () => {
      if (Date.now() - askedAt >= againMilliseconds) askIfSeen()
    }
    ask()
    const timer = setInterval(askIfSeen, againMilliseconds)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      leaving.abort()
    }
  }, [])
  return status
}
