import { returnToken, takeToken } from '../../../platform/http/rate-limits/shared-buckets.ts'
import type { BucketRule } from '../../../platform/http/rate-limits/token-bucket.rules.ts'
import type { PaymentsContext } from '../../payments/index.ts'

// docs/product/decisions.md section 9.
const wrongCodesAnAccount: BucketRule = { capacity: 10, secondsPerToken: 60 }

/**
 * Applies a promo code. Each refused code uses a try, which is taken before and returned on success, so that
 * simultaneous calls are limited too.
 *
 * @throws {Refusal} `too-many-requests` once an account has no tries left, even for a valid code.
 */
export async function limitWrongCodes<T>(
  context: Pick<PaymentsContext, 'clock' | 'config' | 'db'>,
  userId: string,
  apply: () => Promise<T>,
): Promise<T> {
  const bucket = `promo-code account ${userId}`
  await takeToken(context, bucket, wrongCodesAnAccount)
  const applied = await apply()
  await returnToken(context, bucket, wrongCodesAnAccount)
  return applied
}
