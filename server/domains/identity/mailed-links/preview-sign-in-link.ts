import type { ResponseOf } from '@rashi/contract'
import { maskEmail } from '@rashi/contract/masked-email.rules'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findUser } from '../accounts/user.repository.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { expectsLink } from '../sessions/known-browser.ts'
import { findLinkOwner } from './mailed-link.repository.ts'

/** Returns whose account a sign-in or welcome link opens, without using the link up. */
export async function previewSignInLink(
  context: Pick<Context, 'config' | 'clock' | 'db'>,
  token: string,
  cookies: string | undefined,
): Promise<ResponseOf<'POST /login/link/preview'>> {
  const { clock, db } = context
  const link = {
    purposes: ['sign-in', 'welcome'],
    tokenHash: hashToken(token),
    now: clock.now(),
  } as const
  const ownerId = await findLinkOwner(db, link)
  const user = ownerId === undefined ? undefined : await findUser(db, ownerId)
  if (user === undefined) throw new Refusal('sign-in-link-invalid')
  const { email } = user
  return { email: maskEmail(email), is_expected: await expectsLink(context, cookies, email) }
}
