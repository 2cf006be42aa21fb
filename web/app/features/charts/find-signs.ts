import type { BirthSky, BodyOf, GeneratedHoroscope } from '@rashi/contract'
import type { Birth } from './birth-fields.rules.ts'

export type BirthInput = BodyOf<'POST /moonsign-lookup'>
/** A sign, and for a moonsign the Moon that its picture shows. */
export type FoundSign = GeneratedHoroscope & { readonly moon?: BirthSky }
export type FindSign = (birth: BirthInput) => Promise<FoundSign>

/** A sign with the birth that it was computed from; its time may be assumed. */
export interface SignOfBirth {
  readonly birth: Birth
  readonly found: FoundSign
}

/** Builds the request of a lookup; undefined where something is missing. */
export const toBirthInput = ({ date, time, place, timeUnknown }: Birth): BirthInput | undefined =>
  date && time && place
    ? {
        date_of_birth: `${date} ${time}:00`,
        place_of_birth: place,
        ...(timeUnknown && { time_unknown: true }),
      }
    : undefined

/**
 * Finds the sign of a birth. Where its time is unknown and the sign changed that day, the other sign is found too,
 * by a time at the far end of the day.
 * @returns the sign at the given time first
 */
export async function findSigns(find: FindSign, birth: Birth): Promise<readonly SignOfBirth[]> {
  const input = toBirthInput(birth)
  if (!input) return []
  const found = await find(input)
  const first = { birth, found }
  const otherBirth = findOtherBirth(birth, found)
  const otherInput = otherBirth && toBirthInput(otherBirth)
  if (!otherBirth || !otherInput) return [first]
  const other = await find(otherInput)
  // A change in the last minute of the day leaves no time of birth for the other sign.
  return other.key === found.key ? [first] : [first, { birth: otherBirth, found: other }]
}

/** Returns the birth with an assumed time at which the day's other sign held. */
export function findOtherBirth(birth: Birth, { sky }: Pick<GeneratedHoroscope, 'sky'>) {
  if (!birth.timeUnknown || sky.certain || sky.changes_at === null) return undefined
  const isLater = sky.changes_at > `${birth.date} ${birth.time}:00`
  return { ...birth, time: isLater ? '23:59' : '00:00' }
}

/** Sorts the two signs of a day by when they held. */
export const inOrderOfDay = (signs: readonly SignOfBirth[]): readonly SignOfBirth[] =>
  signs.toSorted((one, other) => one.birth.time.localeCompare(other.birth.time))
