import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { limitMails } from '../common/identity-limits.ts'
import type { LinkPurpose } from './mailed-link.rules.ts'

/** A request for a link, as the queue `mailed-link` carries it. */
export interface LinkRequest {
  /** Of the link to be made: work done twice makes it once. */
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
 * Notes that someone asked for a link. Whether the email has an account is looked up later, outside the
 * request: neither the answer nor its time can tell.
 */
export async function requestMailedLink(
  context: Context,
  request: Omit<LinkRequest, 'id'>,
  address: string,
): Promise<void> {
  await limitMails(context, request.email, address)
  await write(context.db, (trx) =>
    context.jobs.enqueue(trx, 'mailed-link', { id: uuidv7(), ...request }),
  )
}
