import type { Context } from '../../context/context.ts'
import { forgetDeadTokens } from './forget-dead-tokens.ts'
import { mailEmailChange } from './own-account/change-email.ts'
import { mailLink } from './mailed-links/mail-link.ts'

/** What this domain does outside requests. */
export function identityJobs(context: Context): void {
  context.jobs.handle('mailed-link', (request) => mailLink(context, request))
  context.jobs.handle('change-email', (change) => mailEmailChange(context, change))
  context.jobs.schedule('forget-dead-tokens', '11 * * * *', () => forgetDeadTokens(context))
}
