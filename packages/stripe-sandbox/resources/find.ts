import { noSuch } from '../shared/failures.ts'
import type { Kind, Row } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

/**
 * Returns the object that a path or a parameter names.
 * @throws {StripeFailure} `resource_missing`: 404 for a path, 400 for a parameter
 */
export function get<K extends Kind>(
  store: Store,
  kind: K,
  id: string,
  param: string,
  status: 400 | 404 = 400,
): Row<K> {
  const found = store.find(kind, id)
  if (found === null) throw noSuch(kind, id, param, status)
  return found
}
