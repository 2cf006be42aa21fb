import { brandName } from '@rashi/contract/card-name.rules'
import type { Translate } from '../../languages/index.ts'
import type { PaidCard } from '../payable/payable.ts'

/** null if the card was not known when it was charged. */
export const toPaidCard = ({
  card_brand: brand,
  card_last_4: last4,
}: {
  readonly card_brand: string | null
  readonly card_last_4: string | null
}): PaidCard | null => (brand !== null && last4 !== null ? { brand, last4 } : null)

/** A sentence of a receipt: `Paid with Visa ending in 4242.` */
export const sayPaidWith = (translate: Translate, { brand, last4 }: PaidCard): string =>
  translate('letter.paid-with', { brand: brandName(brand), digits: last4 })
