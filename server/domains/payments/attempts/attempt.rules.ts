import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import type { AttemptRow } from './attempt.repository.ts'

/** Whoever made an attempt is at work on it for so long; then anyone may look at it. */
export const firstLook = Temporal.Duration.from({ minutes: 2 })
/** After a look that the provider answered without an outcome, and after one that was cut off. */
export const laterLooks = Temporal.Duration.from({ minutes: 10 })
/** After a look that the provider did not answer. The job runs once a minute, but not to the second: it is the next run. */
export const unansweredLook = Temporal.Duration.from({ seconds: 30 })
/** An authentication that is left alone for so long is given up. */
export const authenticationLimit = Temporal.Duration.from({ hours: 1 })
/** The provider forgets a key after a day: from here on nothing is sent again. */
export const resendLimit = Temporal.Duration.from({ hours: 23 })

/** Every charge is in it; ISO 4217 in lower case. */
export const currency = 'gbp'

/** A payment that is not what was asked for: nothing is granted for it, and people have to look. */
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
