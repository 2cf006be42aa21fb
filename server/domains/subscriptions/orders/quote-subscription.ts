import { consentTexts } from '@rashi/contract/consent.rules'
import {
  defaultLanguage,
  type LanguageCode,
  languageIdOf,
  translationRows,
} from '@rashi/contract/languages.rules'
import { Refusal } from '../../../platform/refusal.ts'
import { listSigns } from '../../charts/index.ts'
import { translate } from '../../languages/index.ts'
import type { PaymentsContext } from '../../payments/index.ts'
import { getAppliedCoupon } from '../coupons/applied-coupon.ts'
import type { CouponRow } from '../coupons/coupon.repository.ts'
import { listOfferedPlanRows, listPlanRows } from '../plans/plan.repository.ts'
import type { Quote } from '../../payments/index.ts'
import {
  describeOrder,
  type OrderedSubscription,
  type OrderForm,
  readOrder,
  listSlots,
  totalPence,
} from './order.rules.ts'

type CouponForm = OrderForm & { readonly coupon_code_id: string | null }

/**
 * Quotes an order from our own prices.
 *
 * @throws {Refusal} `invalid` with the errors by field, `plan-not-offered` where the owner has hidden the plan since.
 */
export async function quoteSubscription(
  { clock, db }: Pick<PaymentsContext, 'clock' | 'db'>,
  form: CouponForm,
  { userId, languageId }: { userId: string; languageId: number },
): Promise<Quote> {
  const plans = await listOfferedPlanRows(db)
  const read = readOrder(form, plans)
  if ('errors' in read) {
    const isHidden = !('errors' in readOrder(form, await listPlanRows(db)))
    throw isHidden
      ? new Refusal('plan-not-offered')
      : new Refusal('invalid', { errors: read.errors })
  }
  const planId = read.signs[0]?.payment_plan_id ?? 0
  const coupon = await findOrderedCoupon({ clock, db }, form, { userId, planId })
  const ordered: OrderedSubscription = {
    ...read,
    platform: coupon ? 'coupon' : 'web',
    coupon_id: coupon?.id ?? null,
    weeks: coupon?.weeks ?? null,
  }
  const signs = await listSigns(db)
  const describe = (code: LanguageCode) =>
    describeOrder(ordered, { plans, signs, languageId: languageIdOf(code) })
  return {
    amountPence: coupon ? 0 : totalPence(ordered.signs),
    slots: listSlots(ordered),
    ownedRefusal: 'already-subscribed',
    description: describe(defaultLanguage),
    translations: translationRows((code) => ({ description: describe(code) })),
    ordered,
    ...(coupon ? {} : { consentText: await translate(db, languageId, consentTexts.subscription) }),
    isRecurring: true,
  }
}

/** The order's coupon, or null. Whether it was used before is checked when it is redeemed. */
async function findOrderedCoupon(
  context: Pick<PaymentsContext, 'clock' | 'db'>,
  { coupon_code_id: id, is_combo }: CouponForm,
  of: { userId: string; planId: number },
): Promise<CouponRow | null> {
  if (id === null) return null
  if (is_combo)
    throw new Refusal('invalid', { errors: { coupon_code_id: ['validation.coupon-combo'] } })
  return getAppliedCoupon(context, { id, ...of })
}
