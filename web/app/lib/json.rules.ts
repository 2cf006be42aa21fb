/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A check whether a parsed value has the expected shape. */
export type Check<T> = (value: unknown) => value is T

export const isText: Check<string> = (value): value is string => typeof value === 'string'
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value)
export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean'

export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check)

/** Creates a check for an object with at least these fields; the check of an optional field accepts undefined. */
export const shapeOf =
  <T extends object>(checks: { readonly [Name in keyof T]-?: Check<T[Name]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks as Record<string, Check<unknown>>).every(
      ([name, check]) => check((value as Record<string, unknown>)[name]),
    )

export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)
