import { builtInLanguages } from '@rashi/contract/texts'
import { Refusal } from '../../../platform/refusal.ts'
import { listSigns } from '../../charts/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { findCoupon } from '../coupons/coupon.repository.ts'
import { whyRefused } from '../coupons/coupon.rules.ts'
import { listPlanRows } from '../plans/plan.repository.ts'
import type { Quote } from '../purchases/purchase-kind.ts'
import {
  describeOrder,
  type OrderedSubscription,
  type OrderForm,
  readOrder,
  slotsOf,
  totalPence,
} from './order.rules.ts'

/** What an order costs, from our own prices alone. */
export async function quoteSubscription(
  { clock, db }: Pick<BillingContext, 'clock' | 'db'>,
  form: OrderForm & { readonly coupon_code_id: number | null },
): Promise<Quote> {
  const plans = await listPlanRows(db)
  const read = readOrder(form, plans)
  if ('errors' in read) throw new Refusal('invalid', { errors: read.errors })
  const weeks = await weeksOfCoupon({ clock, db }, form, read.signs[0]?.payment_plan_id)
  const ordered: OrderedSubscription = {
    ...read,
    platform: weeks === null ? 'web' : 'coupon',
    coupon_id: form.coupon_code_id,
    weeks,
  }
  const signs = await listSigns(db)
  return {
    amountPence: weeks === null ? totalPence(ordered.signs) : 0,
    slots: slotsOf(ordered),
    ownedRefusal: 'already-subscribed',
    description: describeOrder(ordered, { plans, signs, languageId: 1 }),
    translations: builtInLanguages.map(({ id }) => ({
      language_id: id,
      description: describeOrder(ordered, { plans, signs, languageId: id }),
    })),
    ordered,
    isRecurring: true,
  }
}

/** null without a coupon. That it is used once is seen when it is redeemed. */
async function weeksOfCoupon(
  { clock, db }: Pick<BillingContext, 'clock' | 'db'>,
  form: OrderForm & { readonly coupon_code_id: number | null },
  planId = 0,
): Promise<number | null> {
  if (form.coupon_code_id === null) return null
  const refuse = (key: string) => new Refusal('invalid', { errors: { coupon_code_id: [key] } })
  if (form.is_combo) throw refuse('validation.coupon-combo')
  const coupon = await findCoupon(db, form.coupon_code_id)
  if (!coupon) throw refuse('validation.coupon')
  const refused = whyRefused(coupon, { planId, now: clock.now() })
  if (refused) throw refuse(`refusal.${refused}`)
  return coupon.weeks
}
