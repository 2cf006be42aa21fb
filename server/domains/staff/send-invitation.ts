import type { Context } from '../../context/context.ts'
import { readEmailContext } from '../../mail/email.ts'
import { write } from '../../platform/database/write.ts'
import { createSecretToken, hashToken } from '../../platform/secrets/secret-token.ts'
import { staffInvitationEmail } from './staff-invitation.email.ts'
import { setMailedToken } from './staff-invitation.repository.ts'
import { joinAddress } from './staff-invitation.rules.ts'

/** The payload of the queue `staff-invitation`. */
export interface InvitationMail {
  readonly invitationId: string
  readonly languageId: number
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'staff-invitation': InvitationMail
  }
}

/**
 * Emails an invitation with a link of its own, since no queue holds a token; a retry replaces that link. Sends nothing for
 * an invitation that was used or withdrawn meanwhile.
 */
export async function sendInvitation(
  context: Pick<Context, 'config' | 'db' | 'mailer'>,
  { invitationId, languageId }: InvitationMail,
): Promise<void> {
  const { config, db, mailer } = context
  const token = createSecretToken()
  const email = await write(db, (trx) => setMailedToken(trx, invitationId, hashToken(token)))
  if (email === undefined) return
  const address = joinAddress(config.publicUrl, token)
  const emailContext = await readEmailContext(context, languageId)
  await mailer.send(staffInvitationEmail(emailContext, { to: email, address }))
}
