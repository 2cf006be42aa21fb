import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { findUserByEmail } from '../accounts/user.repository.ts'
import { hashToken, createSecretToken } from '../common/secret-token.ts'
import { linkEmail } from './link.email.ts'
import { insertMailedLink } from './mailed-link.repository.ts'
import { linkAddress, linkLifeMinutes } from './mailed-link.rules.ts'
import type { LinkRequest } from './request-mailed-link.ts'

/** Creates and emails the requested link; does nothing for an email without an account. */
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
  await write(db, async (trx) => {
    const isNew = await insertMailedLink(trx, {
      id,
      purpose,
      user_id: user.id,
      token_hash: hashToken(token),
      new_email: null,
      expires_at: expiresAt,
    })
    if (isNew) await enqueueEmail(trx, context, message)
  })
}
