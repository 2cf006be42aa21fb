import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { nameNetwork } from './network-name.rules.ts'
import { countWrongPassword } from './sign-in-record.repository.ts'

/** The payload of the queue `wrong-password`. */
export interface WrongPassword {
  readonly id: string
  /** Null: the email has no account. */
  readonly userId: string | null
  readonly device: string | null
  readonly network: string | null
  readonly at: string
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'wrong-password': WrongPassword
  }
}

/**
 * Enqueues that a wrong password was entered, for the list of the account's sign-ins. A job writes the row, so that the
 * request does the same work for an email without an account and its time tells nothing.
 */
export async function noteWrongPassword(
  { clock, db, jobs }: Pick<Context, 'clock' | 'db' | 'jobs'>,
  {
    userId = null,
    device = null,
    address,
  }: { userId: string | null | undefined; device?: string | null; address: string },
): Promise<void> {
  const at = clock.now().toString()
  const note = { id: uuidv7(), userId, device, network: nameNetwork(address), at }
  await write(db, (trx) => jobs.enqueue(trx, 'wrong-password', note))
}

export async function recordWrongPassword(
  { db }: Pick<Context, 'db'>,
  { id, userId, device, network, at }: WrongPassword,
): Promise<void> {
  if (userId === null) return
  const attempt = { id, user_id: userId, device, network, at: Temporal.Instant.from(at) }
  await write(db, (trx) => countWrongPassword(trx, attempt))
}
