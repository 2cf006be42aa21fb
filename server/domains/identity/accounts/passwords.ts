import { hash, verify } from '@node-rs/argon2'
import { newSecretToken } from '../common/secret-token.ts'

/**
 * OWASP's least for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. argon2id is the
 * binding's default algorithm. The work is done in libuv's threads, not on the main one.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One text however a keyboard composed its letters. */
const composed = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost)

let nobodysHash: Promise<string> | undefined

/** Without a hash (no such account) the same work is spent, and the answer is no. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const against = passwordHash ?? (await (nobodysHash ??= hashPassword(newSecretToken())))
  return (await verify(against, composed(password))) && passwordHash !== undefined
}
