import { deleteExpiredTokens } from './delete-expired-tokens.ts'
import { sendEmailChangeLink } from './own-account/request-email-change.ts'
import type { IdentityJobContext } from './common/identity-context.ts'
import { sendMailedLink } from './mailed-links/send-mailed-link.ts'
import { recordWrongPassword } from './sessions/note-wrong-password.ts'
import { sendWelcomeEmail } from './welcome/send-welcome-email.ts'

export function identityJobs(context: IdentityJobContext): void {
  context.jobs.handle('mailed-link', (request) => sendMailedLink(context, request))
  context.jobs.handle('change-email', (change) => sendEmailChangeLink(context, change))
  context.jobs.handle('welcome-mail', (request) => sendWelcomeEmail(context, request))
  context.jobs.handle('wrong-password', (note) => recordWrongPassword(context, note))
  context.jobs.schedule('forget-dead-tokens', '11 * * * *', () => deleteExpiredTokens(context))
}
