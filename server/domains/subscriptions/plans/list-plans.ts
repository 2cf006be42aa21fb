import { numberOfTier } from '@rashi/contract/tiers.rules'
import type { Horoscope, Plan } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { listOfferedPlanRows, listOneOffPriceRows } from './plan.repository.ts'
import { opens } from '../../access/index.ts'
import { poundsOf } from '../../payments/index.ts'

/** The plans that are offered, by id, 'Diamond Combo' among them. */
export async function listPlans(db: Db): Promise<Plan[]> {
  const rows = await listOfferedPlanRows(db)
  return rows.map(({ amount_pence, ...plan }) => ({
    ...plan,
    amount: poundsOf(amount_pence),
    horoscope_content_frequency: numberOfTier(plan.tier),
    opens: [...opens[plan.tier]],
  }))
}

/** The one-off prices, weekly, monthly, yearly; the same on every sign. */
export async function listHoroscopePaymentPlans(
  db: Db,
): Promise<Horoscope['horoscopePaymentPlans']> {
  const rows = await listOneOffPriceRows(db)
  return rows.map(({ payment_plan_id, amount_pence, ios_product_id }) => ({
    payment_plan_id,
    one_off_price: poundsOf(amount_pence),
    ios_product_id,
  }))
}
