/** Lists the names of the `{{name}}` of a text, each once, in alphabetical order. */
export const listPlaceholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].toSorted()

/**
 * Returns whether a text can take the place of another: it has the same placeholders, and no brace that is part of none, such
 * as that of `{{naam}` or `{name}`.
 */
export function keepsPlaceholders(text: string, original: string): boolean {
  const rest = text.replaceAll(/\{\{\w+\}\}/g, '')
  return !/[{}]/.test(rest) && listPlaceholders(text).join() === listPlaceholders(original).join()
}
