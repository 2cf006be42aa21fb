import { newId } from '../shared/identifiers.ts'
import type { Store } from '../store/store.ts'

/** One 3-D Secure page. `void`: replaced by a later confirmation or a cancellation. */
export interface Authentication {
  /** The id of a payment intent or a setup intent. */
  intent: string
  returnUrl: string | null
  state: 'open' | 'passed' | 'failed' | 'void'
}

/** Opens a page and returns its id, which cannot be guessed. */
export function openAuthentication(
  { statement }: Store,
  intent: string,
  returnUrl: string | null,
): string {
  const id = newId('payatt')
  statement('INSERT INTO authentications VALUES (?, ?, ?, ?)').run(id, intent, returnUrl, 'open')
  return id
}

export function voidAuthentications({ statement }: Store, intent: string): void {
  statement(
    "UPDATE authentications SET state = 'void' WHERE payment_intent = ? AND state = 'open'",
  ).run(intent)
}

export function findAuthentication({ statement }: Store, id: string): Authentication | null {
  const row = statement('SELECT * FROM authentications WHERE id = ?').get(id)
  if (row === undefined) return null
  return {
    intent: row['payment_intent'] as string,
    returnUrl: row['return_url'] as string | null,
    state: row['state'] as Authentication['state'],
  }
}

/** Returns false if it was decided before: only the first decision counts. */
export function decideAuthentication(
  { statement }: Store,
  id: string,
  state: 'passed' | 'failed',
): boolean {
  const { changes } = statement(
    "UPDATE authentications SET state = ? WHERE id = ? AND state = 'open'",
  ).run(state, id)
  return changes === 1
}
