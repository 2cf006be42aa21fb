import { isNumber, isText, maybe, shapeOf } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

export interface AppliedCoupon {
  /** Valid for 30 minutes. A tab of an earlier release may hold a number, which the server refuses too. */
  readonly id: string
  /** As it was typed. */
  readonly code: string
  readonly weeks: number
}

/** The confirmed plan and its promo code. */
export interface OrderDraft {
  readonly planId: number
  readonly coupon?: AppliedCoupon | undefined
  /** A promo code that the buyer has to apply again. */
  readonly codeToApply?: string | undefined
}

const isId = (value: unknown): value is string => isText(value) || isNumber(value)
const isCoupon = shapeOf<AppliedCoupon>({ id: isId, code: isText, weeks: isNumber })

export const orderDraft = tabStorage(
  'order-draft',
  shapeOf<OrderDraft>({
    planId: isNumber,
    coupon: maybe(isCoupon),
    codeToApply: maybe(isText),
  }),
)
