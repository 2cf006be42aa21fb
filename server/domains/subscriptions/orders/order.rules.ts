import type { Sign } from '@rashi/contract'
import { inLanguage } from '@rashi/contract/languages.rules'
import type { BillingInterval, Tier } from '@rashi/contract/tiers.rules'
import type { Selectable } from 'kysely'
import { comboTitle } from '../plans/combo.rules.ts'
import type { PaymentPlanTable } from '../plans/plan.table.ts'
import type { Platform } from '../groups/subscription.table.ts'

export type PlanRow = Omit<Selectable<PaymentPlanTable>, 'hidden_at'>

/** A plan on a sign, as ordered and stored with the purchase. */
export interface OrderedSign {
  readonly sign_id: number
  readonly payment_plan_id: number
  readonly amount_pence: number
}

export interface OrderedSubscription {
  readonly platform: Extract<Platform, 'web' | 'coupon'>
  readonly tier: Tier
  readonly billing_interval: BillingInterval
  /** The moonsign first. */
  readonly signs: readonly OrderedSign[]
  readonly coupon_id: number | null
  readonly weeks: number | null
}

export interface OrderForm {
  readonly is_combo: boolean
  readonly payment_plan_id?: number | null | undefined
  readonly horoscope_id?: number | null | undefined
  readonly moon_payment_plan_id?: number | null | undefined
  readonly moon_horoscope_id?: number | null | undefined
  readonly rising_payment_plan_id?: number | null | undefined
  readonly rising_horoscope_id?: number | null | undefined
}

/** The errors of an order, by field. */
export type OrderErrors = Record<string, string[]>

const isSign = (id: number | null | undefined): id is number =>
  typeof id === 'number' && id >= 1 && id <= 12

/** A plan that is sold for one sign. */
const sellable = (plans: readonly PlanRow[], id: number | null | undefined) =>
  plans.find((plan) => plan.id === id && plan.title !== comboTitle)

const ordered = (sign_id: number, plan: PlanRow): OrderedSign => ({
  sign_id,
  payment_plan_id: plan.id,
  amount_pence: plan.amount_pence,
})

/** The signs and plans that an order names, or its errors. */
export function readOrder(
  form: OrderForm,
  plans: readonly PlanRow[],
): Pick<OrderedSubscription, 'tier' | 'billing_interval' | 'signs'> | { errors: OrderErrors } {
  return form.is_combo ? readCombo(form, plans) : readSingle(form, plans)
}

function readSingle(form: OrderForm, plans: readonly PlanRow[]) {
  const plan = sellable(plans, form.payment_plan_id)
  const errors: OrderErrors = {}
  if (!plan) errors['payment_plan_id'] = ['validation.payment-plan']
  if (!isSign(form.horoscope_id)) errors['horoscope_id'] = ['validation.sign']
  if (!plan || !isSign(form.horoscope_id)) return { errors }
  const { tier, billing_interval } = plan
  return { tier, billing_interval, signs: [ordered(form.horoscope_id, plan)] }
}

/** A combo is two Diamond plans of one billing interval on two signs, the moonsign and the rising sign. */
function readCombo(form: OrderForm, plans: readonly PlanRow[]) {
  const errors: OrderErrors = {}
  const plansOf = (['moon_payment_plan_id', 'rising_payment_plan_id'] as const).map((field) => {
    const plan = sellable(plans, form[field])
    if (plan?.tier === 'diamond') return plan
    errors[field] = ['validation.combo-plan']
    return undefined
  })
  const signs = (['moon_horoscope_id', 'rising_horoscope_id'] as const).map((field) => {
    const sign = form[field]
    if (isSign(sign)) return sign
    errors[field] = ['validation.sign']
    return undefined
  })
  const [moonPlan, risingPlan] = plansOf
  const [moon, rising] = signs
  if (moon !== undefined && moon === rising)
    errors['rising_horoscope_id'] = ['validation.combo-signs']
  if (moonPlan && risingPlan && moonPlan.billing_interval !== risingPlan.billing_interval)
    errors['rising_payment_plan_id'] = ['validation.combo-plan']
  if (!moonPlan || !risingPlan || !moon || !rising || Object.keys(errors).length > 0)
    return { errors }
  return {
    tier: moonPlan.tier,
    billing_interval: moonPlan.billing_interval,
    signs: [ordered(moon, moonPlan), ordered(rising, risingPlan)],
  }
}

export const totalPence = (signs: readonly Pick<OrderedSign, 'amount_pence'>[]): number =>
  signs.reduce((total, { amount_pence }) => total + amount_pence, 0)

/** The slots of an order: a user may have one paid subscription for a sign, and one by promo code. */
export const listSlots = ({ platform, signs }: OrderedSubscription): string[] =>
  signs.map(({ sign_id }) =>
    platform === 'coupon' ? `coupon-subscription:${sign_id}` : `subscription:${sign_id}`,
  )

/** One line: the plan, and the signs that it opens. */
export function describeOrder(
  { signs }: OrderedSubscription,
  texts: { plans: readonly PlanRow[]; signs: readonly Sign[]; languageId: number },
): string {
  const { languageId } = texts
  const plan = texts.plans.find(({ id }) => id === signs[0]?.payment_plan_id)
  const names = signs.map(
    ({ sign_id }) =>
      inLanguage(texts.signs.find(({ id }) => id === sign_id)?.translations ?? [], languageId)
        ?.name,
  )
  return `${inLanguage(plan?.translations ?? [], languageId)?.title ?? ''}: ${names.join(' + ')}`
}
