import type { GeneratedHoroscope } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { userStore } from '../../lib/user.ts'

/** The rising sign of the signed-in reader. */
export type OwnRising =
  | 'asking'
  | 'failed'
  | 'unknown'
  | { readonly found: GeneratedHoroscope; readonly place: string }

export function useOwnRising(): OwnRising {
  const [rising, setRising] = useState<OwnRising>('asking')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    findOwnRising(signal).then(
      (found) => signal.aborted || setRising(found),
      // It only preselects a sign, so a failure is ignored.
      () => signal.aborted || setRising('failed'),
    )
    return () => controller.abort()
  }, [])
  return rising
}

async function findOwnRising(signal: AbortSignal): Promise<OwnRising> {
  const user = await userStore.load()
  if (!user) return 'failed'
  // All signs rise within a day.
  if (user.time_unknown) return 'unknown'
  const body = { date_of_birth: user.dob, place_of_birth: user.pob }
  const { risingSign } = await api.guest('POST /rising-sign-lookup', { body, signal })
  return { found: risingSign, place: user.pob.formatted_address }
}
