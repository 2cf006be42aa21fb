import { readPence } from '../pence.rules.ts'

/** Reads the amount of a refund in pounds. @returns undefined for no amount, for nothing, and for more than is left */
export function readAmount(typed: string, leftPounds: number): number | undefined {
  const pence = readPence(typed)
  if (pence === undefined || pence === 0) return undefined
  return pence <= Math.round(leftPounds * 100) ? pence / 100 : undefined
}

/** The part of a payment that is not refunded yet, in pounds. */
export const leftOf = ({
  amount,
  refunded_amount,
}: {
  amount: number
  refunded_amount: number
}): number => Math.round((amount - refunded_amount) * 100) / 100
