import { parseJson, type Check } from './json.rules.ts'

/**
 * A value in the tab's session storage, which survives sign-in and reloads and is cleared at logout.
 * A value of another shape, from another release or an extension, counts as absent.
 */
export function tabStorage<T>(key: string, isValid: Check<T>) {
  return {
    key,
    set: (value: T) => sessionStorage.setItem(key, JSON.stringify(value)),
    get: (): T | undefined => {
      const stored = parseJson(sessionStorage.getItem(key))
      return isValid(stored) ? stored : undefined
    },
    remove: () => sessionStorage.removeItem(key),
  }
}
