import type { Context } from '../../../context/context.ts'
import { type Bucket, returnTokens, takeTokens } from './shared-buckets.ts'

/**
 * Runs an attempt that resolves to undefined if it is wrong. Only a wrong one counts: the tokens are taken before and
 * returned after any other end, so that parallel guesses cannot share them.
 */
export async function countWrong<T>(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  buckets: readonly Bucket[],
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await takeTokens(context, buckets)
  let isWrong = false
  try {
    const result = await attempt()
    isWrong = result === undefined
    return result
  } finally {
    if (!isWrong) await returnTokens(context, buckets)
  }
}
