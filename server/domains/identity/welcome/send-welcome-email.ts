import { inLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import { v7 as uuidv7 } from 'uuid'
import { readEmailContext } from '../../../mail/email.ts'
import { write } from '../../../platform/database/write.ts'
import { findTrialPeriods } from '../../access/index.ts'
import { drawBirthMoon, getGeneratedHoroscope, listSigns } from '../../charts/index.ts'
import { findUser } from '../accounts/user.repository.ts'
import type { IdentityJobContext } from '../common/identity-context.ts'
import { createSecretToken, hashToken } from '../../../platform/secrets/secret-token.ts'
import { putMailedLink } from '../mailed-links/mailed-link.repository.ts'
import { linkAddress, linkLifeMinutes } from '../mailed-links/mailed-link.rules.ts'
import { welcomeEmail } from './welcome.email.ts'

/** The payload of the queue `welcome-mail`: no link, which is created when the email is sent. */
export interface WelcomeRequest {
  readonly userId: string
  readonly languageId: number
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'welcome-mail': WelcomeRequest
  }
}

/** Sends the welcome email; nothing if the account was deleted or its address confirmed in the meantime. */
export async function sendWelcomeEmail(
  context: IdentityJobContext,
  { userId, languageId }: WelcomeRequest,
): Promise<void> {
  const { config, clock, db } = context
  const user = await findUser(db, userId)
  if (user === undefined || user.email_confirmed_at !== null) return
  const [emailContext, { sky, translations }, signs, [trial]] = await Promise.all([
    readEmailContext(context, languageId),
    getGeneratedHoroscope(context, userId),
    listSigns(db),
    findTrialPeriods(context, userId),
  ])
  const language = languageIdOf(emailContext.language)
  const sign = inLanguage(translations, language)
  const other = signs.find(({ key }) => key === sky.other_sign)
  const token = createSecretToken()
  const message = welcomeEmail(emailContext, {
    to: user.email,
    address: linkAddress(config.publicUrl, 'welcome', { token, email: user.email }),
    sign: sign?.name ?? '',
    description: sign?.short_description ?? '',
    otherSign: (other && inLanguage(other.translations, language)?.name) ?? null,
    trialEndsAt: trial?.until.toString() ?? null,
    picture: await drawBirthMoon(Temporal.Instant.from(sky.utc)),
  })
  await write(db, (trx) =>
    putMailedLink(trx, {
      id: uuidv7(),
      purpose: 'welcome',
      user_id: userId,
      token_hash: hashToken(token),
      new_email: null,
      expires_at: clock.now().add({ minutes: linkLifeMinutes.welcome }),
    }),
  )
  await context.mailer.send({ ...message, record: { userId } })
}
