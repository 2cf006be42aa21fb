/**
 * Reads the amount of a refund in pounds, such as `4.50` or `4,50`.
 *
 * @returns undefined for anything else, for nothing, and for more than is left.
 */
export function readAmount(typed: string, leftPounds: number): number | undefined {
  if (!/^\d{1,5}([.,]\d{1,2})?$/.test(typed.trim())) return undefined
  const pence = Math.round(Number(typed.trim().replace(',', '.')) * 100)
  return pence > 0 && pence <= Math.round(leftPounds * 100) ? pence / 100 : undefined
}

/** The part of a payment that is not refunded yet, in pounds. */
export const leftOf = ({
  amount,
  refunded_amount,
}: {
  amount: number
  refunded_amount: number
}): number => Math.round((amount - refunded_amount) * 100) / 100
