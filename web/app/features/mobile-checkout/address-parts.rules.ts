/** Reads ids that are separated by commas; undefined where there is none or one is not a number. */
export function readIds(part: string | undefined): number[] | undefined {
  const ids = (part ?? '').split(',').filter(Boolean)
  if (ids.length === 0 || !ids.every((id) => /^\d{1,10}$/.test(id))) return undefined
  return ids.map(Number)
}

export function readId(part: string | undefined): number | undefined {
  const ids = readIds(part)
  return ids?.length === 1 ? ids[0] : undefined
}

/** The parts that a link may lack; each has a name in the texts. */
export type Part = 'questions' | 'consultation' | 'life-events' | 'horoscope' | 'token'

/** Returns the missing parts, in the order of the address. */
export const listMissing = (parts: Partial<Record<Part, unknown>>): Part[] =>
  (Object.keys(parts) as Part[]).filter(
    (part) => parts[part] === undefined || parts[part] === false,
  )
