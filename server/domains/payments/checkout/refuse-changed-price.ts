import { Refusal } from '../../../platform/refusal.ts'
import { poundsOf } from '../format/format.rules.ts'

/** @throws {Refusal} `price-changed` with the price of now, if the buyer was shown another one. */
export function refuseChangedPrice(expectedAmount: number | undefined, amountPence: number): void {
  if (expectedAmount === undefined || Math.round(expectedAmount * 100) === amountPence) return
  throw new Refusal('price-changed', { amount: poundsOf(amountPence) })
}
