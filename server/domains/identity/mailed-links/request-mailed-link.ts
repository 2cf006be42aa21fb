import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { limitMails } from '../common/identity-limits.ts'
import { findKnownBrowser } from '../sessions/known-browser.ts'
import type { Caller } from '../sessions/sign-in.ts'
import type { LinkPurpose } from './mailed-link.rules.ts'

/** The payload of the queue `mailed-link`. */
export interface LinkRequest {
  /** The id of the link to create; a job that runs twice replaces its token. */
  readonly id: string
  readonly purpose: LinkPurpose
  readonly email: string
  readonly languageId: number
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mailed-link': LinkRequest
  }
}

/**
 * Enqueues the request for a link. The job, not the request, looks the account up, so that neither the
 * response nor its time reveals whether the email has an account.
 */
export async function requestMailedLink(
  context: Context,
  request: Omit<LinkRequest, 'id'>,
  { address, cookies }: Pick<Caller, 'address' | 'cookies'>,
): Promise<void> {
  const knownBrowser = await findKnownBrowser(context, cookies, request.email)
  await limitMails(context, request.email, { address, knownBrowser })
  await write(context.db, (trx) =>
    context.jobs.enqueue(trx, 'mailed-link', { id: uuidv7(), ...request }),
  )
}
