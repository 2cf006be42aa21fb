import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { AttemptRow } from './attempt.repository.ts'

/** How long an attempt is left to the process that made it; then any process may resume it. */
export const firstLook = Temporal.Duration.from({ minutes: 2 })
/** The wait after a try that ended without an outcome, or was cut off. */
export const laterLooks = Temporal.Duration.from({ minutes: 10 })
/** The wait after a try that the provider did not answer: until the next run of the job, which runs once a minute. */
export const unansweredLook = Temporal.Duration.from({ seconds: 30 })
/** An authentication that is not confirmed for this long is cancelled. */
export const authenticationLimit = Temporal.Duration.from({ hours: 1 })
/** Idempotency keys expire after a day: older attempts are not sent again. */
export const resendLimit = Temporal.Duration.from({ hours: 23 })

/** The failure of an attempt that was left open at an account which the keys no longer belong to. */
export const otherAccount = 'other-account'

/** The currency of every charge; ISO 4217 in lower case. */
export const currency = 'gbp'

/** A payment that does not match its attempt: nothing is granted for it, and an operator has to look. */
export class PaymentDiffers extends Error {
  override name = 'PaymentDiffers'
}

/** @throws {PaymentDiffers} */
export function refuseOtherPayment(
  attempt: Pick<AttemptRow, 'id' | 'amount_pence'>,
  payment: Pick<Payment, 'id' | 'attemptId' | 'amountPence' | 'currency'>,
): void {
  if (payment.attemptId !== attempt.id)
    throw new PaymentDiffers(`${payment.id} is not for the attempt ${attempt.id}`)
  if (payment.amountPence !== attempt.amount_pence || payment.currency !== currency)
    throw new PaymentDiffers(
      `${payment.id} is ${payment.amountPence} ${payment.currency}, not ${attempt.amount_pence} ${currency}`,
    )
}

export const isOlderThan = (
  { created_at }: Pick<AttemptRow, 'created_at'>,
  limit: Temporal.Duration,
  now: Temporal.Instant,
): boolean => Temporal.Instant.compare(created_at.add(limit), now) <= 0
