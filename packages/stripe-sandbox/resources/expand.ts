import { invalidRequest } from '../shared/failures.ts'
import type { Kind, Kinds } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

const expandable: Partial<Record<Kind, Record<string, Kind>>> = {
  payment_intent: {
    latest_charge: 'charge',
    payment_method: 'payment_method',
    customer: 'customer',
  },
  setup_intent: { payment_method: 'payment_method', customer: 'customer' },
  charge: { payment_intent: 'payment_intent', customer: 'customer' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  payment_method: { customer: 'customer' },
}

/**
 * Replaces ids by their objects, one level deep.
 * @throws {StripeFailure} 400 for a field that has no id of another object
 */
export function expandAll<K extends Kind>(
  store: Store,
  kind: K,
  object: Kinds[K],
  paths: readonly string[],
): Kinds[K] {
  const expanded = { ...object } as Kinds[K] & Record<string, unknown>
  for (const path of paths) {
    const target = expandable[kind]?.[path]
    if (target === undefined)
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    const id: unknown = expanded[path]
    if (typeof id !== 'string') continue
    const found = store.find(target, id)
    if (found !== null) Object.assign(expanded, { [path]: found.object })
  }
  return expanded
}
