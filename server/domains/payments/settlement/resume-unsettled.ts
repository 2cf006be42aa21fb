import { randomUUID } from 'node:crypto'
import { type Payment, ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { currentAccount, isOfOtherAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { type AttemptRow, claimUnsettled, lookAt } from '../attempts/attempt.repository.ts'
import {
  authenticationLimit,
  isOlderThan,
  laterLooks,
  otherAccount,
  resendLimit,
  unansweredLook,
} from '../attempts/attempt.rules.ts'
import { chargeAttempt, failUnpaid } from './charge-attempt.ts'
import { settle } from './settle.ts'

const batchSize = 20

/**
 * Settles attempts that were left open by ended processes, lost responses or absent buyers. Stops at the
 * first call that the provider does not answer, so that an outage does not cost a call for every attempt; that
 * attempt is then the last to be retried.
 */
export async function resumeUnsettled(context: PaymentsContext): Promise<void> {
  const { clock, db, log } = context
  const { ofRows: account } = await currentAccount(context)
  for (;;) {
    const now = clock.now()
    const claimedUntil = now.add(laterLooks)
    const batch = await write(db, (trx) =>
      claimUnsettled(trx, { now, nextLookAt: claimedUntil, account, limit: batchSize }),
    )
    for (const [index, attempt] of batch.entries()) {
      try {
        await resumeAttempt(context, attempt)
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

/** Looks up the outcome of a live attempt, in the way that is safe at its age. */
export async function resumeAttempt(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<Payment | null> {
  if (await isOfOtherAccount(context, attempt)) return endAtOtherAccount(context, attempt)
  const now = context.clock.now()
  if (attempt.state === 'requires_action')
    return isOlderThan(attempt, authenticationLimit, now)
      ? cancelAuthentication(context, attempt)
      : settle(context, attempt.id)
  return isOlderThan(attempt, resendLimit, now)
    ? recoverByMetadata(context, attempt)
    : chargeAttempt(context, attempt)
}

/** Cancels an authentication; one that has succeeded in the meantime is settled as paid. */
export async function cancelAuthentication(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<Payment | null> {
  if (await isOfOtherAccount(context, attempt)) return endAtOtherAccount(context, attempt)
  const { id, payment_id } = attempt
  if (payment_id === null) return null
  return settle(context, id, await context.payments.cancelPayment(randomUUID(), payment_id))
}

/**
 * Ends an attempt whose outcome the account of the keys cannot tell. If it was charged, that is refunded as late once the
 * provider's event is received with the keys of its own account.
 */
async function endAtOtherAccount(context: PaymentsContext, { id }: AttemptRow): Promise<null> {
  await failUnpaid(context, id, { code: otherAccount, sentence: '' })
  return null
}

/** Looks for the payment among the customer's by its metadata, since its idempotency key has expired. */
async function recoverByMetadata(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<Payment | null> {
  const { customerId } = attempt.parameters
  for await (const payment of context.payments.listPayments({ customerId }))
    if (payment.attemptId === attempt.id) {
      const settled = await settle(context, attempt.id, payment)
      return settled?.state === 'requires_action'
        ? cancelAuthentication(context, { ...attempt, payment_id: payment.id })
        : settled
    }
  await failUnpaid(context, attempt.id, { code: 'never-arrived', sentence: '' })
  return null
}
