import type { Trx } from '../../../platform/database/database.ts'
import { networkOf } from '../../../platform/http/rate-limits/network.rules.ts'
import {
  type Bucket,
  returnTokens,
  takeToken,
  takeTokens,
  takeTokensWithin,
} from '../../../platform/http/rate-limits/shared-buckets.ts'
import type { BucketRule } from '../../../platform/http/rate-limits/token-bucket.rules.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsContext } from '../payable/payable.ts'

type Limited = Pick<PaymentsContext, 'db' | 'clock' | 'config'>

/** The user who pays or saves a card, and the address of the request. */
export interface Payer {
  readonly userId: string
  readonly address: string
}

// docs/product/decisions.md section 9. People of one household or mobile network share an address.
const perAccount: BucketRule = { capacity: 5, secondsPerToken: 720 }
const perAddress: BucketRule = { capacity: 30, secondsPerToken: 120 }

const newCardBuckets = ({ userId, address }: Payer): Bucket[] => [
  [`new-card account ${userId}`, perAccount],
  [`new-card address ${networkOf(address)}`, perAddress],
]

const refusalsOfAccount = (userId: string): Bucket => [
  `refused-payment account ${userId}`,
  perAccount,
]

const refusalBuckets = ({ userId, address }: Payer): Bucket[] => [
  refusalsOfAccount(userId),
  [`refused-payment address ${networkOf(address)}`, perAddress],
]

/** @throws {Refusal} `too-many-requests` where the account or the address has no new cards left. */
export const takeNewCard = (context: Limited, payer: Payer): Promise<void> =>
  refuseAs('refusal.too-many-new-cards', () => takeTokens(context, newCardBuckets(payer)))

/** Returns a new card that the provider was not asked about. */
export const returnNewCard = (context: Limited, payer: Payer): Promise<void> =>
  returnTokens(context, newCardBuckets(payer))

/**
 * Takes a refused payment from the limits in the transaction that stores a new attempt, before the bank is asked:
 * parallel payments cannot share one, and what stores no attempt takes none.
 *
 * @throws {Refusal} `too-many-requests` where the account or the address has none left.
 */
export const takeRefusedPayment = (
  trx: Trx,
  context: Pick<Limited, 'clock' | 'config'>,
  payer: Payer,
): Promise<void> =>
  refuseAs('refusal.too-many-refused-payments', () =>
    takeTokensWithin(trx, context, refusalBuckets(payer)),
  )

/** Pays a new attempt, and returns what `takeRefusedPayment` took unless the bank refused. */
export async function countOnlyRefusals<T>(
  context: Limited,
  payer: Payer,
  pay: () => Promise<T>,
): Promise<T> {
  let isRefused = false
  try {
    return await pay()
  } catch (error) {
    isRefused = error instanceof Refusal && error.code === 'card-refused'
    throw error
  } finally {
    if (!isRefused) await returnTokens(context, refusalBuckets(payer))
  }
}

/** Counts a payment that the bank refused after 3-D Secure, when its request had been answered. */
export async function countRefusedPayment(context: Limited, userId: string): Promise<void> {
  try {
    await takeToken(context, ...refusalsOfAccount(userId))
  } catch (error) {
    if (!isLimit(error)) throw error
  }
}

const isLimit = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'too-many-requests'

/** Replaces the general message of a limit by one that says what to do. */
async function refuseAs(
  textKey: NonNullable<Refusal['textKey']>,
  take: () => Promise<void>,
): Promise<void> {
  try {
    await take()
  } catch (error) {
    if (!isLimit(error) || error.retryAfterSeconds === undefined) throw error
    throw new Refusal(error.code, { retryAfterSeconds: error.retryAfterSeconds, textKey })
  }
}
