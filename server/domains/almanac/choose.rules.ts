/** FNV-1a, 32 bits: the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/**
 * One of several ways to say something. Where a list begins hangs on the slot alone and every turn
 * takes the next, so that two neighbouring turns never say it the same way and none comes back before
 * all the others have been: in `n` turns one of `length` is used at most ⌈n / length⌉ times.
 */
export function chooseInTurn<T>(variants: readonly T[], slot: string, turn: number): T {
  if (variants.length === 0) throw new RangeError(`Nothing to choose from for ${slot}`)
  const length = variants.length
  return variants[(((hashOf(slot) + turn) % length) + length) % length]!
}

/** Puts values into the `{places}` of a template; a place without a value is an error of the data. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place]
    if (value === undefined) throw new RangeError(`No value for {${place}} in '${template}'`)
    return value
  })

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
