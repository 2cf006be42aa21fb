import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../../operations/index.ts'
import { comboTitle } from '../plans/combo.rules.ts'
import { lockPlans, updatePlan } from '../plans/plan.repository.ts'
import { listStudioPlans } from './list-studio-plans.ts'

/** Offers a plan, or hides it from who buys. All plans are locked, so that the last one stays. */
export async function offerPlan(
  context: Pick<Context, 'clock' | 'db'>,
  { plan_id: id, is_offered }: ParsedBodyOf<'POST /studio/offer-plan'>,
  actor: StaffActor,
): Promise<ResponseOf<'GET /studio/plans'>> {
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    const plans = (await lockPlans(trx)).filter(({ title }) => title !== comboTitle)
    const plan = plans.find((one) => one.id === id)
    if (plan === undefined) throw new Refusal('not-found')
    const was = plan.hidden_at === null
    if (was === is_offered) return
    const others = plans.filter((one) => one.id !== id && one.hidden_at === null)
    if (!is_offered && others.length === 0) throw new Refusal('last-plan')
    await updatePlan(trx, id, { hidden_at: is_offered ? null : at })
    await recordAct(trx, actor, {
      at,
      object: 'plan',
      objectId: String(id),
      before: { is_offered: was },
      after: { is_offered },
      details: { plan: plan.title },
    })
  })
  return listStudioPlans(context)
}
