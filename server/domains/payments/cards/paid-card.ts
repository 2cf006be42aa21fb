import { brandName, type Wallet } from '@rashi/contract/card-name.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { findVatPence, vatPercent } from '@rashi/contract/vat.rules'
import type { EmailContext } from '../../../mail/email.ts'
import { poundsOf } from '../format/format.rules.ts'
import type { PaidCard } from '../payable/payable.ts'

/** null if the card was not known when it was charged. */
export const toPaidCard = ({
  card_brand: brand,
  card_last_4: last4,
  card_country: country,
  card_wallet: wallet,
}: {
  readonly card_brand: string | null
  readonly card_last_4: string | null
  readonly card_country: string | null
  readonly card_wallet: Wallet | null
}): PaidCard | null => (brand !== null && last4 !== null ? { brand, last4, country, wallet } : null)

/** Sentences of a receipt: `Paid with Visa ending in 4242. The price includes £1 of VAT at 20%.` */
export function sayPaidWith(
  { config, language, translate }: EmailContext,
  { brand, wallet, last4, country = null }: PaidCard,
  amountPence: number,
): string {
  const paid = translate('letter.paid-with', {
    brand: brandName({ brand, wallet }),
    digits: last4,
  })
  const vatPence = findVatPence(amountPence, { vatNumber: config.trader?.vat_number, country })
  if (vatPence === null) return paid
  const amount = formatPrice(poundsOf(vatPence), language)
  return `${paid} ${translate('letter.vat', { amount, percent: String(vatPercent) })}`
}
