import type { BillingInterval } from '@rashi/contract/tiers.rules'
import type { LocalizedText } from '../../lib/localized-text.rules.ts'

export type { LocalizedText }

export interface PurchaseLine {
  readonly what: LocalizedText
  /** Pounds. */
  readonly amount: number
}

/** The order of each kind of purchase. It holds ids only: the server knows the prices. */
export interface Orders {
  horoscope: { payment_plan_id: number; horoscope_id: number; coupon_code_id: string | null }
  dual: {
    moon_payment_plan_id: number
    moon_horoscope_id: number
    rising_payment_plan_id: number
    rising_horoscope_id: number
  }
  /** The payment of a failed renewal. */
  renewal: { subscription_id: string }
  consultation: {
    consultation_id: number
    questions: readonly number[]
    extra_questions: string
    phone_number: string
    /** From a mobile card page. */
    payment_type?: 'web'
  }
  one_off: {
    payment_plan_id: number
    horoscope_id: number
    horoscope_data_id: number
    /** 1 weekly, 2 monthly, 3 yearly. */
    type: number
    payment_type?: 'web'
  }
  life_event: { horoscopeDataParts: readonly number[]; payment_type?: 'web' }
}

export type KindName = keyof Orders

/** The purchase that a page passes to the card page in the navigation state. */
export interface Purchase<Kind extends KindName = KindName> {
  readonly kind: Kind
  readonly order: Orders[Kind]
  readonly lines: readonly PurchaseLine[]
  /** Pounds: the price of all lines together, where it has changed and only their sum is known. */
  readonly changedTotal?: number
  /** How often it renews; null for a single purchase. */
  readonly billingInterval: BillingInterval | null
  /** The target of Back, where it differs from that of the kind. */
  readonly back?: string
  /** The page on which what is bought is read. */
  readonly readAt?: string
}

const kindNames: readonly string[] = [
  'horoscope',
  'dual',
  'renewal',
  'consultation',
  'one_off',
  'life_event',
] satisfies KindName[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the purchase from a navigation state; undefined where there is none. */
export function readPurchase(state: unknown): Purchase | undefined {
  const purchase = isRecord(state) ? state['purchase'] : undefined
  if (!isRecord(purchase) || !isRecord(purchase['order'])) return undefined
  if (!kindNames.includes(String(purchase['kind'])) || !Array.isArray(purchase['lines']))
    return undefined
  // A tab of an earlier release may not say whether the purchase renews, which its buyer has to be told.
  if (purchase['billingInterval'] === undefined) return undefined
  return purchase as unknown as Purchase
}

/** Returns the total in pounds, added up in pence. */
export const computeTotal = ({
  lines,
  changedTotal,
}: Pick<Purchase, 'lines' | 'changedTotal'>): number =>
  changedTotal ?? lines.reduce((pence, { amount }) => pence + Math.round(amount * 100), 0) / 100

/** Returns a purchase at another price: that of its line, or of several lines together. */
export const atPrice = <Kind extends KindName>(
  purchase: Purchase<Kind>,
  amount: number,
): Purchase<Kind> =>
  purchase.lines.length === 1
    ? { ...purchase, lines: purchase.lines.map(({ what }) => ({ what, amount })) }
    : { ...purchase, changedTotal: amount }

/** Returns what the buyer is told that a payment charges, in pounds: nothing with a promo code. */
export const computeCharge = (purchase: Purchase): number =>
  'coupon_code_id' in purchase.order && purchase.order.coupon_code_id !== null
    ? 0
    : computeTotal(purchase)

/** Returns what a guest's kept order would call this purchase; undefined where it has no such order. */
export function findItem({
  kind,
  order,
}: Purchase): { kind: 'one_off' | 'consultation' | 'plan'; itemId: number } | undefined {
  switch (kind) {
    case 'one_off':
      return { kind, itemId: 'horoscope_data_id' in order ? order.horoscope_data_id : 0 }
    case 'consultation':
      return { kind, itemId: 'consultation_id' in order ? order.consultation_id : 0 }
    case 'horoscope':
    case 'dual':
      return { kind: 'plan', itemId: 'payment_plan_id' in order ? order.payment_plan_id : 0 }
    default:
      return undefined
  }
}
