import { useState } from 'react'
import { atPrice, type KindName, type Purchase } from './purchase.rules.ts'

/** Returns a purchase with the price that the server last named, and a function to replace that price. */
export function useCurrentPrice<Kind extends KindName>(
  purchase: Purchase<Kind>,
): [Purchase<Kind>, (amount: number) => void] {
  const [amount, setAmount] = useState<number>()
  return [amount === undefined ? purchase : atPrice(purchase, amount), setAmount]
}
