/**
 * Of the 22 characters on a bank statement, ten may be the account's own prefix, and two stand between it and this suffix
 * (docs.stripe.com/get-started/account/statement-descriptors).
 */
const longestSuffix = 10

/** Shortens a description to whole words that a bank statement can show; undefined where it has no Latin letter. */
export function toStatementSuffix(description: string): string | undefined {
  const words = description.toUpperCase().match(/[A-Z0-9]+/g) ?? []
  let suffix = (words.shift() ?? '').slice(0, longestSuffix)
  for (const word of words) {
    if (suffix.length + 1 + word.length > longestSuffix) break
    suffix += ` ${word}`
  }
  return /[A-Z]/.test(suffix) ? suffix : undefined
}
