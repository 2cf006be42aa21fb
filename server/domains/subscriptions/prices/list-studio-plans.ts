import type { ResponseOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { comboTitle } from '../plans/combo.rules.ts'
import { countSubscriptionsByPlan, listPlanRows } from '../plans/plan.repository.ts'

/** Lists the plans that are sold, with the subscriptions of each that renew. */
export async function listStudioPlans({
  db,
}: Pick<Context, 'db'>): Promise<ResponseOf<'GET /studio/plans'>> {
  const [rows, counts] = await Promise.all([listPlanRows(db), countSubscriptionsByPlan(db)])
  return {
    plans: rows
      .filter(({ title }) => title !== comboTitle)
      .map(({ id, title, translations, tier, billing_interval, amount_pence, hidden_at }) => {
        const count = counts.find((one) => one.payment_plan_id === id)
        return {
          id,
          title,
          translations: translations.map((one) => ({
            language_id: one.language_id,
            title: one.title,
          })),
          tier,
          billing_interval,
          amount_pence,
          is_offered: hidden_at === null,
          subscriptions: count?.subscriptions ?? 0,
          at_other_price: count?.at_other_price ?? 0,
        }
      }),
  }
}
