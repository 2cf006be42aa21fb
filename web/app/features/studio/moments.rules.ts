const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Writes an instant as the value of a `datetime-local` input, in the time zone of the browser. */
export function toLocalInput(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/**
 * Reads the value of a `datetime-local` input. One that was not changed is the known instant, with its seconds.
 *
 * @returns null for an empty one, undefined for one that is no time
 */
export function readLocalInput(typed: string, known: string | null): string | null | undefined {
  if (typed === '') return null
  if (typed === toLocalInput(known)) return known
  const at = new Date(typed)
  const year = at.getFullYear()
  return year >= 2000 && year < 2200 ? at.toISOString() : undefined
}
