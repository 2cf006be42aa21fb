import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits for a session or a mailed link as 43 URL-safe characters. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token for the database. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
