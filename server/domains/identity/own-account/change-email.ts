import type { ParsedBodyOf } from '@rashi/contract'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import '../../../mail/email-queue.ts'
import { translator } from '../../languages/index.ts'
import { findUser, findUserByEmail } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitMails } from '../common/identity-limits.ts'
import { composeLinkMail } from '../mailed-links/link.email.ts'
import { deleteLinksOfUser, insertMailedLink } from '../mailed-links/mailed-link.repository.ts'
import { linkAddress, linkLifeMinutes } from '../mailed-links/mailed-link.rules.ts'
import { hashOfToken, newSecretToken } from '../common/secret-token.ts'
import { accountMail } from './account.email.ts'
import { askPassword } from './ask-password.ts'

/** A wish for another address, as the queue `change-email` carries it. */
export interface EmailChange {
  /** Of the link to be made: work done twice makes it once. */
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly languageId: number
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'change-email': EmailChange
  }
}

/**
 * Notes that somebody wants another address. Whether that has an account is looked up later, outside
 * the request: neither the answer nor its time can tell.
 */
export async function changeEmail(
  context: IdentityContext,
  { email, password }: ParsedBodyOf<'POST /user/change-email'>,
  { userId, languageId, address }: { userId: string; languageId: number; address: string },
): Promise<void> {
  await askPassword(context, { userId, password, field: 'password', address })
  await limitMails(context, email, address)
  await write(context.db, (trx) =>
    context.jobs.enqueue(trx, 'change-email', { id: uuidv7(), userId, email, languageId }),
  )
}

/** Mails the link to the new address, and the old one what was asked; nothing for an address in use. */
export async function mailEmailChange(
  { config, clock, db, jobs }: Context,
  { id, userId, email, languageId }: EmailChange,
): Promise<void> {
  const [user, owner] = await Promise.all([findUser(db, userId), findUserByEmail(db, email)])
  if (user === undefined || user.email === email) return
  if (owner !== undefined && owner.id !== userId) return
  const token = newSecretToken()
  const translate = await translator(db, languageId)
  const mail = composeLinkMail({
    purpose: 'change-email',
    language: languageCodeOf(languageId),
    translate,
    to: email,
    brand: config.brandName,
    address: linkAddress(config.publicUrl, 'change-email', { token, email }),
  })
  const expiresAt = clock.now().add({ minutes: linkLifeMinutes['change-email'] })
  await write(db, async (trx) => {
    const isNew = await insertMailedLink(trx, {
      id,
      purpose: 'change-email',
      user_id: userId,
      token_hash: hashOfToken(token),
      new_email: email,
      expires_at: expiresAt,
    })
    if (!isNew) return
    await deleteLinksOfUser(trx, userId, 'change-email', id)
    await jobs.enqueue(trx, 'mail', mail)
    await jobs.enqueue(
      trx,
      'mail',
      accountMail('email-change-asked', config, { to: user.email, languageId, translate }),
    )
  })
}
