import { hash, verify } from '@node-rs/argon2'
import { createSecretToken } from '../common/secret-token.ts'

/**
 * OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. argon2id is the
 * library's default algorithm. It runs in libuv's thread pool, not on the main thread.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards compose accented letters differently; NFKC makes their code points equal. */
const normalize = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost)

let dummyHash: Promise<string> | undefined

/** Returns false without a hash (no account or no password), after the same work, so that the time tells nothing. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await (dummyHash ??= hashPassword(createSecretToken())))
  return (await verify(expected, normalize(password))) && expected === passwordHash
}
