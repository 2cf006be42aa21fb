import { isFlag, isNumber, isText, listOf, maybe, shapeOf } from '../../lib/json.rules.ts'
import { isLocalizedText, type LocalizedText } from '../../lib/localized-text.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** The last purchase made in this tab. */
export interface LastPurchase {
  /** The id of the buyer, so that it is shown to nobody else. */
  readonly buyerId: string
  readonly kind: 'one_off' | 'consultation' | 'plan'
  /** Empty where the payment began in another browser. */
  readonly what: readonly LocalizedText[]
  /** Pounds; 0 for a promo code. */
  readonly amount: number
  /** The server's message about the purchase. */
  readonly message: string
  /** The page on which it is read. */
  readonly readAt?: string | undefined
  /** It has not been shown yet: it takes the focus once. */
  readonly isNew: boolean
}

const isKind = (value: unknown): value is LastPurchase['kind'] =>
  value === 'one_off' || value === 'consultation' || value === 'plan'

export const lastPurchase = tabStorage(
  'last-purchase',
  shapeOf<LastPurchase>({
    buyerId: isText,
    kind: isKind,
    what: listOf(isLocalizedText),
    amount: isNumber,
    message: isText,
    readAt: maybe(isText),
    isNew: isFlag,
  }),
)

/** Returns what this person bought last in this tab. */
export function findLastPurchase(buyerId: string): LastPurchase | undefined {
  const last = lastPurchase.get()
  return last?.buyerId === buyerId ? last : undefined
}
