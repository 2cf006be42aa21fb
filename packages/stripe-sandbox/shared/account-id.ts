import { createHash } from 'node:crypto'
import type { SandboxKeys } from './keys-file.ts'

/** Follows from the stored keys: it stays the same for a directory, and two sandboxes have two accounts. */
export const accountIdOf = ({ secretKey }: Pick<SandboxKeys, 'secretKey'>): string =>
  `acct_sandbox${createHash('sha256').update(secretKey).digest('hex').slice(0, 12)}`
