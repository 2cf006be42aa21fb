import { brandName } from '@rashi/contract/card-name.rules'
import { say } from '../../languages/index.ts'
import type { AttemptTable } from '../attempts/attempt.table.ts'

/** The card of a payment, as a receipt names it. */
export interface PaidCard {
  /** The provider's word, such as `visa`. */
  readonly brand: string
  readonly last4: string
}

/** null: it was not known when the payment was asked for. */
export const paidCardOf = ({
  card_brand: brand,
  card_last_4: last4,
}: Pick<AttemptTable, 'card_brand' | 'card_last_4'>): PaidCard | null =>
  brand !== null && last4 !== null ? { brand, last4 } : null

/** A sentence of a receipt: `Paid with Visa ending in 4242.` */
export const sayPaidWith = (languageId: number, { brand, last4 }: PaidCard): string =>
  say(languageId, 'letter.paid-with')
    .replace('{{brand}}', brandName(brand))
    .replace('{{digits}}', last4)
