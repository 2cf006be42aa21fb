import type { Today } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { useCall } from '../../lib/calls.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'

/** The reader's day, and when it was loaded. */
export interface LoadedDay {
  readonly today: Today
  readonly loadedAt: Date
}

export async function loadDay(): Promise<LoadedDay> {
  const { today } = await api.user('GET /horoscope/today', { query: inOwnTimeZone() })
  return { today, loadedAt: new Date() }
}

/** Returns whether a day is over for its reader, or the Moon has moved on since. */
export const isOver = ({ today, loadedAt }: LoadedDay, now: Date): boolean =>
  now.toDateString() !== loadedAt.toDateString() || now.getTime() >= Date.parse(today.moon.until)

/**
 * Keeps the day of a page that stays open: it is loaded again when its reader comes back to it on another day, or after
 * the Moon has moved on.
 */
export function useDay(loaded: LoadedDay | undefined) {
  const [newer, setNewer] = useState<{ than: LoadedDay | undefined; day: LoadedDay }>()
  const call = useCall(loadDay)
  const day = newer && newer.than === loaded ? newer.day : loaded
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState !== 'visible' || !day || !isOver(day, new Date())) return
      // The day before stays where this fails.
      loadDay().then(
        (next) => setNewer({ than: loaded, day: next }),
        () => {},
      )
    }
    document.addEventListener('visibilitychange', keep)
    return () => document.removeEventListener('visibilitychange', keep)
  }, [day, loaded])
  const loadAgain = async () => {
    const next = await call.run()
    if (next) setNewer({ than: loaded, day: next })
  }
  return { day, loadAgain, isBusy: call.isBusy }
}
