import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { findUserByEmail } from '../accounts/user.repository.ts'
import { hashToken, createSecretToken } from '../../../platform/secrets/secret-token.ts'
import { linkEmail } from './link.email.ts'
import { putMailedLink } from './mailed-link.repository.ts'
import { linkAddress, linkLifeMinutes } from './mailed-link.rules.ts'
import type { LinkRequest } from './request-mailed-link.ts'

/**
 * Creates and emails the requested link; does nothing for an email without an account. A retry sends another link in
 * place of the one before. The token exists in this email alone: the database has its hash, the queue has neither.
 */
export async function sendMailedLink(
  context: Context,
  { id, purpose, email, languageId }: LinkRequest,
): Promise<void> {
  const { config, clock, db } = context
  const user = await findUserByEmail(db, email)
  if (user === undefined) return
  const token = createSecretToken()
  const message = linkEmail(await readEmailContext(context, languageId), {
    purpose,
    to: user.email,
    address: linkAddress(config.publicUrl, purpose, { token, email: user.email }),
  })
  const expiresAt = clock.now().add({ minutes: linkLifeMinutes[purpose] })
  await write(db, (trx) =>
    putMailedLink(trx, {
      id,
      purpose,
      user_id: user.id,
      token_hash: hashToken(token),
      new_email: null,
      expires_at: expiresAt,
    }),
  )
  // Sent again, it is a new link to the email of then.
  const job = { name: 'mailed-link', payload: { purpose, languageId } }
  await context.mailer.send({ ...message, record: { userId: user.id, job } })
}
