import type { User } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { birthDateAndTime } from './birth-fields.rules.ts'
import { findSigns, type SignOfBirth } from './find-signs.ts'
import { api } from '../../lib/client-api.ts'

/** The birth of an account. */
export const birthOf = (user: User) => ({
  ...birthDateAndTime(user.dob),
  place: user.pob,
  timeUnknown: user.time_unknown,
})

/** Returns the reader's moonsign, and the other one of the day where the time of birth is unknown and it changed. */
export function useOwnSigns(user: User): readonly SignOfBirth[] {
  const own = { birth: birthOf(user), found: user.generated_horoscope }
  const [found, setFound] = useState<{ day: string; signs: readonly SignOfBirth[] }>()
  // The choice between the two changes the assumed time only.
  const day = `${user.dob.slice(0, 10)} ${user.pob.formatted_address}`
  const isLoaded = found?.day === day
  const isOpen = user.time_unknown && !user.generated_horoscope.sky.certain
  useEffect(() => {
    if (!isOpen || isLoaded) return
    const controller = new AbortController()
    const { signal } = controller
    findSigns(
      async (body) => (await api.guest('POST /moonsign-lookup', { body, signal })).moonsign,
      birthOf(user),
    ).then(
      (signs) => signal.aborted || setFound({ day, signs }),
      // The second sign is only an addition.
      () => {},
    )
    return () => controller.abort()
  }, [isOpen, isLoaded, day, user])
  return isOpen && isLoaded ? found.signs : [own]
}
