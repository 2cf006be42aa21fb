import { isNumber, isText, maybe, shapeOf } from '../../lib/json.rules.ts'
import { selection } from '../../lib/selection.ts'

export interface AppliedCoupon {
  readonly id: number
  /** As it was typed. */
  readonly code: string
  readonly weeks: number
}

/** The plan that was confirmed, with what was applied to it. */
export interface OrderDraft {
  readonly planId: number
  readonly coupon?: AppliedCoupon | undefined
}

const isCoupon = shapeOf<AppliedCoupon>({ id: isNumber, code: isText, weeks: isNumber })

export const orderDraft = selection(
  'order-draft',
  shapeOf<OrderDraft>({ planId: isNumber, coupon: maybe(isCoupon) }),
)
