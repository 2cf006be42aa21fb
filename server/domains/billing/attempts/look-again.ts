import { randomUUID } from 'node:crypto'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../billing-context.ts'
import { type AttemptRow, claimUnsettled } from './attempt.repository.ts'
import { authenticationLimit, isOlderThan, laterLooks, resendLimit } from './attempt.rules.ts'
import { chargeAttempt, failUnpaid } from './charge-attempt.ts'
import { settle } from './settle.ts'

const batchSize = 20

/** Settles the attempts that whoever made them has not: ended processes, lost answers, absent buyers. */
export async function lookAgain(context: BillingContext): Promise<void> {
  for (;;) {
    const now = context.clock.now()
    const batch = await write(context.db, (trx) =>
      claimUnsettled(trx, { now, nextLookAt: now.add(laterLooks), limit: batchSize }),
    )
    for (const attempt of batch) {
      try {
        await pursue(context, attempt)
      } catch (err) {
        context.log.error({ err, attemptId: attempt.id }, 'a payment could not be settled')
      }
    }
    if (batch.length < batchSize) return
  }
}

/** Finds out what became of a live attempt, by whatever is still safe at its age. */
export async function pursue(
  context: BillingContext,
  attempt: AttemptRow,
): Promise<Payment | null> {
  const now = context.clock.now()
  if (attempt.state === 'requires_action')
    return isOlderThan(attempt, authenticationLimit, now)
      ? abandon(context, attempt)
      : settle(context, attempt.id)
  return isOlderThan(attempt, resendLimit, now)
    ? adopt(context, attempt)
    : chargeAttempt(context, attempt)
}

/** Cancels an authentication; where it has succeeded in the meantime, that counts. */
export async function abandon(
  context: BillingContext,
  { id, payment_id }: AttemptRow,
): Promise<Payment | null> {
  if (payment_id === null) return null
  return settle(context, id, await context.payments.cancelPayment(randomUUID(), payment_id))
}

/** The provider has forgotten the key by now: the payment is looked for among the customer's. */
async function adopt(context: BillingContext, attempt: AttemptRow): Promise<Payment | null> {
  const { customerId } = attempt.parameters
  for await (const payment of context.payments.listPayments({ customerId }))
    if (payment.attemptId === attempt.id) {
      const settled = await settle(context, attempt.id, payment)
      return settled?.state === 'requires_action'
        ? abandon(context, { ...attempt, payment_id: payment.id })
        : settled
    }
  await failUnpaid(context, attempt.id, { code: 'never-arrived', sentence: '' })
  return null
}
