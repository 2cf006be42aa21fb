import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { recordAct, type StaffActor } from '../../operations/index.ts'
import type { GroupRow, SubscriptionRow } from '../groups/subscription.repository.ts'
import { comboTitle } from '../plans/combo.rules.ts'
import {
  findPlanRow,
  keepComboPrice,
  lockPlan,
  lockPlanPrices,
  updatePlan,
} from '../plans/plan.repository.ts'
import { countTouched, lockTouched, noteNextPrice } from './price-change.repository.ts'
import { noticeEnds } from '../groups/price-notice.rules.ts'
import { listStudioPlans } from './list-studio-plans.ts'

type PriceContext = Pick<Context, 'clock' | 'db' | 'jobs'>
type Price = ParsedBodyOf<'POST /studio/change-plan-price'>

const firstId = '00000000-0000-0000-0000-000000000000'
const pageLength = 1_000

/** Shows whom a price would touch, if it were changed now. */
export async function previewPrice(
  { clock, db }: PriceContext,
  { plan_id: planId, amount_pence: pence }: Pick<Price, 'plan_id' | 'amount_pence'>,
): Promise<ResponseOf<'POST /studio/preview-plan-price'>> {
  const plan = await findPlanRow(db, planId)
  if (plan === undefined || plan.title === comboTitle) throw new Refusal('not-found')
  const { told, days } = await countTouched(db, { planId, pence })
  return {
    amount_pence: plan.amount_pence,
    new_amount_pence: pence,
    told,
    renewals_from: noticeEnds(clock.now()).toString(),
    next_renewals: days,
  }
}

/**
 * Changes the price of a plan: at once for orders. Subscribers keep their price until they have known of the new one
 * for 30 days. The price, the letters and the record are one transaction.
 */
export async function changePrice(
  context: PriceContext,
  { plan_id: planId, amount_pence: pence, seen_pence: seen }: Price,
  actor: StaffActor,
): Promise<ResponseOf<'GET /studio/plans'>> {
  const at = context.clock.now()
  await write(context.db, async (trx) => {
    const plan = await lockPlan(trx, planId)
    if (plan === undefined || plan.title === comboTitle) throw new Refusal('not-found')
    if (plan.amount_pence !== seen) throw new Refusal('changed-meanwhile')
    if (plan.amount_pence === pence) return
    await updatePlan(trx, planId, { amount_pence: pence })
    await keepComboPrice(trx, { plan, pence })
    const told = await announce(trx, context, { planId, pence })
    await recordAct(trx, actor, {
      at,
      object: 'plan',
      objectId: String(planId),
      before: { amount_pence: plan.amount_pence },
      after: { amount_pence: pence },
      details: { plan: plan.title, told },
    })
  })
  return listStudioPlans(context)
}

/** Notes the price for the next renewals of all whom it touches, and queues a letter to each. @returns how many */
async function announce(
  trx: Trx,
  { jobs }: Pick<Context, 'jobs'>,
  price: { planId: number; pence: number },
): Promise<number> {
  const changeId = uuidv7()
  let told = 0
  for (let after = firstId; ;) {
    const groups = await lockTouched(trx, { ...price, after, limit: pageLength })
    const last = groups.at(-1)
    if (last === undefined) return told
    await noteNextPrice(trx, { ...price, changeId, groupIds: groups.map(({ id }) => id) })
    await jobs.enqueueAll(
      trx,
      'price-letter',
      groups.map(({ id, user_id }) => ({ userId: user_id, groupId: id, changeId })),
    )
    told += groups.length
    after = last.id
  }
}

/**
 * Announces prices that changed while a subscription at the earlier one was being paid. Reading them waits for a change that
 * is not committed yet, and a change after this one finds the group.
 */
export async function announcePricesTo(
  trx: Trx,
  { jobs }: Pick<Context, 'jobs'>,
  group: GroupRow,
  subscriptions: readonly Pick<SubscriptionRow, 'payment_plan_id' | 'amount_pence'>[],
): Promise<void> {
  if (group.platform !== 'web') return
  const ids = [...new Set(subscriptions.map(({ payment_plan_id }) => payment_plan_id))]
  const plans = await lockPlanPrices(trx, ids)
  const changed = plans.filter(({ id, amount_pence }) =>
    subscriptions.some((one) => one.payment_plan_id === id && one.amount_pence !== amount_pence),
  )
  if (changed.length === 0) return
  const changeId = uuidv7()
  for (const { id: planId, amount_pence: pence } of changed)
    await noteNextPrice(trx, { groupIds: [group.id], planId, pence, changeId })
  await jobs.enqueue(trx, 'price-letter', { userId: group.user_id, groupId: group.id, changeId })
}
