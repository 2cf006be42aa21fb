const secrets: [RegExp, string][] = [
  [/[^\s@<>"'(=]+@[^\s@<>"')]+/g, '[mail]'],
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number]'],
  [/\b(?:sk|rk|whsec)_\w+/g, '[secret]'],
  [/\b[\w-]{40,}\b/g, '[secret]'],
  [/\?\S+/g, '?[query]'],
]

/** Replaces what a message may hold of a person or a secret: addresses, card numbers, keys, tokens, queries. */
export const redact = (message: string): string =>
  secrets.reduce((text, [pattern, mark]) => text.replace(pattern, mark), message)

/** An error in the log. */
export interface ErrorEntry {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: ErrorEntry
}

/** An error, or a copy of one as a plain object, as pg-boss reports those of its workers. */
type ErrorLike = Partial<Pick<Error, 'name' | 'stack' | 'cause'>> & Pick<Error, 'message'>

const isError = (value: unknown): value is ErrorLike =>
  value instanceof Error ||
  (typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'stack' in value &&
    typeof value.stack === 'string')

const stackLines = /\n\s+at [\s\S]*$/

/**
 * Reduces an error to its type, code, redacted message, stack and cause. Libraries add more to theirs: rows of the
 * database, recipients, a payment's secret.
 */
export function describeError(error: unknown): ErrorEntry {
  if (!isError(error)) return { type: typeof error, message: redact(String(error)) }
  const { code } = error as { code?: unknown }
  const lines = stackLines.exec(error.stack ?? '')?.[0]
  return {
    type: error.name ?? 'Error',
    message: redact(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: redact(String(code)) } : {}),
    ...(lines ? { stack: lines.trim() } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
