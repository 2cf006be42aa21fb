import type { Db } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { oneOffContent, planContent } from './plan-content.ts'
import { insertMissingOneOffPrices, insertMissingPlans } from './plan.repository.ts'

/** Fills in the plans and prices that are missing; what an operator changed stays. */
export async function seedPlans(db: Db): Promise<void> {
  await write(db, async (trx) => {
    await insertMissingPlans(
      trx,
      planContent.map((plan) => ({ ...plan, translations: JSON.stringify(plan.translations) })),
    )
    await insertMissingOneOffPrices(trx, oneOffContent)
  })
}
