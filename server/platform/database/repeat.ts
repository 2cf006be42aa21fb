import { isConnectionLoss } from './connection-failure.ts'

/**
 * The reason to repeat a transaction of which PostgreSQL has certainly committed nothing. A conflict with other transactions or with
 * a migration is repeated at once.
 */
export type RepeatReason = 'conflict' | 'connection-lost' | 'read-only'

const maxConflicts = 4

/** Upper limits of the pauses before a transaction is repeated on a new connection: 6.9 seconds together. */
const pausesMilliseconds = [100, 300, 500, 1000, 2000, 3000]

/** No attempt begins later than this after the first one: a caller of a write waits about eight seconds at most. */
export const lastBeginMilliseconds = { read: 2_000, write: 7_000 }

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Returns whether a migration has changed the columns that a prepared statement returns. */
export const isPlanChange = (error: unknown): boolean =>
  codeOf(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery'

/** Returns why a failed transaction may be repeated; undefined where it may not. */
export function reasonToRepeat(error: unknown): RepeatReason | undefined {
  const code = codeOf(error)
  if (code === '40001' || code === '40P01' || isPlanChange(error)) return 'conflict'
  // The primary has moved, and the connection leads to a server that now is a replica.
  if (code === '25006') return 'read-only'
  return isConnectionLoss(error) ? 'connection-lost' : undefined
}

/**
 * Returns how long to wait before the next attempt; undefined if there is to be none.
 *
 * @param failures how often the transaction has failed
 * @param random from 0 to 1, so that callers do not all come back at once
 * @param lastBegin of `lastBeginMilliseconds`
 */
export function pauseBeforeRepeat(
  reason: RepeatReason,
  {
    failures,
    elapsedMilliseconds,
    random,
    lastBegin,
  }: { failures: number; elapsedMilliseconds: number; random: number; lastBegin: number },
): number | undefined {
  if (reason === 'conflict') return failures > maxConflicts ? undefined : 0
  const longest = pausesMilliseconds[failures - 1]
  if (longest === undefined) return undefined
  const pause = longest * (0.5 + random / 2)
  return elapsedMilliseconds + pause > lastBegin ? undefined : pause
}
