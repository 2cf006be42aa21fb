import { randomUUID } from 'node:crypto'
import { type Payment, ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { type AttemptRow, claimUnsettled, lookAt } from '../attempts/attempt.repository.ts'
import {
  authenticationLimit,
  isOlderThan,
  laterLooks,
  resendLimit,
  unansweredLook,
} from '../attempts/attempt.rules.ts'
import { chargeAttempt, failUnpaid } from './charge-attempt.ts'
import { settle } from './settle.ts'

const batchSize = 20

/**
 * Settles the attempts that whoever made them has not: ended processes, lost answers, absent buyers. It
 * ends where the provider does not answer, so that one that is away is not asked for each attempt; the
 * attempt that had no answer is then the last to be looked at.
 */
export async function lookAgain(context: BillingContext): Promise<void> {
  const { clock, db, log } = context
  for (;;) {
    const now = clock.now()
    const claimedUntil = now.add(laterLooks)
    const batch = await write(db, (trx) =>
      claimUnsettled(trx, { now, nextLookAt: claimedUntil, limit: batchSize }),
    )
    for (const [index, attempt] of batch.entries()) {
      try {
        await pursue(context, attempt)
      } catch (err) {
        if (err instanceof ProviderUnavailable) {
          log.warn({ err, attemptId: attempt.id }, 'the payment provider does not answer')
          await write(db, async (trx) => {
            await lookAt(trx, [attempt], { at: now.add(unansweredLook), claimedUntil })
            await lookAt(trx, batch.slice(index + 1), { at: now, claimedUntil })
          })
          return
        }
        log.error({ err, attemptId: attempt.id }, 'a payment could not be settled')
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
