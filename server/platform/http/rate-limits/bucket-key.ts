import { createHash } from 'node:crypto'

/** Returns the key of a bucket in the database: a hash, because its subject is an address or an email address. */
export const toBucketKey = (bucket: string): string =>
  createHash('sha256').update(bucket).digest('base64url')
