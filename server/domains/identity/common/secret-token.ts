import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a session or a mailed link, safe in an address: 43 characters. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. A fast hash is enough: 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
