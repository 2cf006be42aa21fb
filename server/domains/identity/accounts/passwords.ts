import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { Refusal } from '../../../platform/refusal.ts'
import { createSecretToken } from '../common/secret-token.ts'

/**
 * OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. argon2id is the
 * library's default algorithm. It runs in libuv's thread pool, which files, compression and new connections use too.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at a time: one core stays free, and with it most threads of the pool. */
const hashing = pLimit(Math.max(1, availableParallelism() - 1))
const maxWaiting = 50

/** @throws {Refusal} `unavailable` while too many hashes wait. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= maxWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  return hashing(work)
}

/** Keyboards compose accented letters differently; NFKC makes their code points equal. */
const normalize = (password: string) => password.normalize('NFKC')

export const hashPassword = async (password: string): Promise<string> =>
  inTurn(() => hash(normalize(password), cost))

let dummyHash: Promise<string> | undefined

/** Returns false without a hash (no account or no password), after the same work, so that the time tells nothing. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await (dummyHash ??= hashPassword(createSecretToken())))
  const isRight = await inTurn(() => verify(expected, normalize(password)))
  return isRight && expected === passwordHash
}
