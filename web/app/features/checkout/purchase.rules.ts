/** A sentence or name in each language that there is. */
export type LocalizedText = readonly { readonly language_id: number; readonly text: string }[]

export interface PurchaseLine {
  readonly what: LocalizedText
  /** Pounds. */
  readonly amount: number
}

/** What each kind of purchase orders: ids only, the server knows the prices. */
export interface Orders {
  horoscope: { payment_plan_id: number; horoscope_id: number; coupon_code_id: string | null }
  dual: {
    moon_payment_plan_id: number
    moon_horoscope_id: number
    rising_payment_plan_id: number
    rising_horoscope_id: number
  }
  /** A renewal that did not go through. */
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

/** What is to be paid, as the page that sends the buyer to payment says it in the navigation state. */
export interface Purchase<Kind extends KindName = KindName> {
  readonly kind: Kind
  readonly order: Orders[Kind]
  readonly lines: readonly PurchaseLine[]
  /** How often it renews: 1 weekly, 2 monthly, 3 yearly; null for what is bought once. */
  readonly frequency: number | null
  /** Where Back leads, where that is not its kind's own page. */
  readonly back?: string
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

/** The purchase in a navigation state; undefined where there is none. */
export function readPurchase(state: unknown): Purchase | undefined {
  const purchase = isRecord(state) ? state['purchase'] : undefined
  if (!isRecord(purchase) || !isRecord(purchase['order'])) return undefined
  if (!kindNames.includes(String(purchase['kind'])) || !Array.isArray(purchase['lines']))
    return undefined
  return purchase as unknown as Purchase
}

/** Pounds, summed in pence. */
export const totalOf = ({ lines }: Pick<Purchase, 'lines'>): number =>
  lines.reduce((pence, { amount }) => pence + Math.round(amount * 100), 0) / 100
