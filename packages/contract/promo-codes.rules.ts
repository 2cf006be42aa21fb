/** The most weeks that a promo code gives. */
export const maximumWeeks = 520

/** A code as it is stored, whatever the case in which it was typed. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase()

/** A promo code that is to be made. */
export interface NewPromoCode {
  readonly code: string
  readonly weeks: number
  /** Null: at once. */
  readonly starts_at: string | null
  /** Null: it does not expire. */
  readonly expires_at: string | null
}

/** Returns the faults of a promo code by field, as text keys; empty for one that can be made. */
export function findPromoCodeFaults(
  { code, weeks, starts_at, expires_at }: NewPromoCode,
  now: number,
) {
  const isCode = /^[\p{L}\p{M}\p{N}-]{3,40}$/u.test(normaliseCode(code))
  const isForWeeks = Number.isInteger(weeks) && weeks >= 1 && weeks <= maximumWeeks
  const start = Math.max(now, starts_at === null ? now : Date.parse(starts_at))
  const isExpiryWrong = expires_at !== null && Date.parse(expires_at) <= start
  return {
    ...(!isCode && { code: 'studio.promo-codes.code-wrong' as const }),
    ...(!isForWeeks && { weeks: 'studio.promo-codes.weeks-wrong' as const }),
    ...(isExpiryWrong && { expires_at: 'studio.promo-codes.expires-before' as const }),
  }
}
