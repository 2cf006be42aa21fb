import { invalidRequest } from '../shared/failures.ts'

/** A value of Stripe's form encoding: text, or the object or list that brackets make. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

const deepest = 8

/**
 * Reads `application/x-www-form-urlencoded` with Stripe's brackets: `card[number]=…`, `expand[]=…`,
 * `expand[0]=…`. An object whose keys are 0, 1, 2, … is a list.
 * @throws {StripeFailure} 400 if brackets are malformed or one name is both a value and an object
 */
export function readForm(text: string): Form {
  const root = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value, name)
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]))
}

// Without a prototype, `__proto__` is an ordinary name.
const emptyForm = (): Form => Object.create(null) as Form

const broken = (name: string) =>
  invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`, { param: name.slice(0, 100) })

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (match?.[1] === undefined) throw broken(name)
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? '')
  if (inner.length > deepest) throw broken(name)
  return [match[1], ...inner]
}

function put(root: Form, path: string[], value: string, name: string): void {
  let place = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(place).length) : part
    if (depth === path.length - 1) {
      if (typeof place[key] === 'object') throw broken(name)
      place[key] = value
      return
    }
    const inner = (place[key] ??= emptyForm())
    if (typeof inner === 'string' || Array.isArray(inner)) throw broken(name)
    place = inner
  }
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
