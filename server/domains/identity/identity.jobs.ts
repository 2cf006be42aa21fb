import type { Context } from '../../platform/context.ts'
import { forgetDeadTokens } from './forget-dead-tokens.ts'
import { mailLink } from './mailed-links/mail-link.ts'

/** What this domain does outside requests. */
export function identityJobs(context: Context): void {
  context.jobs.handle('mailed-link', (request) => mailLink(context, request))
  context.jobs.schedule('forget-dead-tokens', '11 * * * *', () => forgetDeadTokens(context))
}
