import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Trx } from '../../../platform/database/database.ts'
import { shareOneOffPrice } from '../../subscriptions/index.ts'
import { pricePence } from './prices.rules.ts'
import { shareSectionPrices } from './section-price.repository.ts'

/**
 * Returns the price of a part of a new period by its position: for a chapter the price of its whole period, for a section its
 * own. They cannot change until the transaction ends.
 */
export async function readPartPrices(
  trx: Trx,
  readingPeriod: ReadingPeriod,
): Promise<(position: number) => number> {
  if (readingPeriod === 'yearly') {
    const sections = await shareSectionPrices(trx)
    return (position) => sections.get(position) ?? pricePence.yearly
  }
  const single = (await shareOneOffPrice(trx, readingPeriod)) ?? pricePence[readingPeriod]
  return () => single
}
