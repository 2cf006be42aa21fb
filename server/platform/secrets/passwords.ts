import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'
import { createSecretToken } from './secret-token.ts'
import { missingCost, presentCost } from './password-hash.rules.ts'

/**
 * Hashes at a time: one core stays free, and with it most threads of libuv's pool, which files, compression and new
 * connections use too.
 */
const hashing = pLimit(Math.max(1, availableParallelism() - 1))
const maxWaiting = 50

/** @throws {Refusal} `unavailable` while too many hashes wait. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= maxWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  return hashing(work)
}

/** Keyboards compose accented letters differently; NFKC makes their code points equal. */
const normalize = (password: string) => password.normalize('NFKC')

/** Hashes by argon2id, the library's default algorithm. */
export const hashPassword = async (password: string): Promise<string> =>
  inTurn(() => hash(normalize(password), presentCost))

let dummyHash: Promise<string> | undefined

/**
 * Returns false without a hash (no account or no password), after the same work, so that the time tells nothing. A weaker
 * hash of an earlier release makes up the missing work.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await (dummyHash ??= hashPassword(createSecretToken())))
  const missing = missingCost(expected)
  const isRight = await inTurn(async () => {
    const isRight = await verify(expected, normalize(password))
    if (!isRight && missing) await hash(normalize(password), missing)
    return isRight
  })
  return isRight && expected === passwordHash
}
