import { signKeys, type SignKey } from '@rashi/sky'

/** Returns 1 to 12 in zodiac order. */
export const signIdOf = (key: SignKey): number => signKeys.indexOf(key) + 1

/** @throws RangeError for an id that is not 1 to 12 */
export function signKeyOf(id: number): SignKey {
  const key = signKeys[id - 1]
  if (!key) throw new RangeError(`There is no sign ${id}`)
  return key
}

/** Finds a sign by its key in any letter case, as URLs contain it. */
export const findSignKey = (text: string): SignKey | undefined => {
  const lowerCase = text.toLowerCase()
  return signKeys.find((key) => key.toLowerCase() === lowerCase)
}
