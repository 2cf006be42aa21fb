/** FNV-1a, 32 bits: the same on every machine. With the hash of a text, returns that of both texts in one. */
export function fnv1a(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/**
 * Replaces the `{placeholders}` of a template by their values.
 * @throws RangeError for a placeholder without a value, which is a mistake in the content
 */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`No value for {${name}} in '${template}'`)
    return value
  })

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
