import { signKeys, type SignKey } from '@rashi/sky'

/** 1 to 12 in zodiac order. */
export const signIdOf = (key: SignKey): number => signKeys.indexOf(key) + 1

/** A sign by its key in any case, as addresses carry it. */
export const findSignKey = (text: string): SignKey | undefined => {
  const wanted = text.toLowerCase()
  return signKeys.find((key) => key.toLowerCase() === wanted)
}
