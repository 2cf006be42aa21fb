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

export const orderDraft = selection<OrderDraft>('order-draft')
