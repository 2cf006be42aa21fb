import type { Context } from '../../context/context.ts'
import { deleteExpiredTokens } from './delete-expired-tokens.ts'
import { sendEmailChangeLink } from './own-account/request-email-change.ts'
import { sendMailedLink } from './mailed-links/send-mailed-link.ts'

export function identityJobs(context: Context): void {
  context.jobs.handle('mailed-link', (request) => sendMailedLink(context, request))
  context.jobs.handle('change-email', (change) => sendEmailChangeLink(context, change))
  context.jobs.schedule('forget-dead-tokens', '11 * * * *', () => deleteExpiredTokens(context))
}
