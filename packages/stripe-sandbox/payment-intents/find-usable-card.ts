import { invalidRequest } from '../shared/failures.ts'
import type { Call } from '../http/route.ts'
import { get } from '../resources/find.ts'
import { refuseSpent } from '../resources/payment-methods.ts'
import type { Row } from '../store/kinds.ts'

/**
 * Returns the card if this customer's intent may be paid with it.
 * @throws {StripeFailure} 400 if it is unknown, spent, or another customer's
 */
export function findUsableCard(
  { sandbox: { store } }: Call,
  id: string,
  customer: string | null,
): Row<'payment_method'> {
  const card = get(store, 'payment_method', id, 'payment_method')
  const owner = card.object.customer
  if (owner !== null && customer === null)
    throw invalidRequest(
      'The PaymentMethod you provided is attached to a customer so for security purposes you must provide the customer in the request.',
      { param: 'payment_method' },
    )
  if (owner !== null && owner !== customer)
    throw invalidRequest(
      `The PaymentMethod ${id} does not belong to the Customer you supplied, ${customer}. Please use this PaymentMethod with the Customer that it belongs to instead.`,
      { param: 'payment_method' },
    )
  refuseSpent(card)
  return card
}
