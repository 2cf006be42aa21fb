import type { SecondStep, SignedIn } from '@rashi/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getUser } from '../accounts/get-user.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { createSecretToken, hashToken } from '../../../platform/secrets/secret-token.ts'
import { listMethods } from '../second-factor/second-factors.ts'
import { type NewSession, openSession } from './open-session.ts'
import { insertPendingSignIn } from './pending-sign-in.repository.ts'

/** Time enough to fetch the phone or the list of recovery codes. */
const pendingMinutes = 10

/** A session, or a sign-in that waits for the second step. */
export type Admission =
  | { readonly userId: string; readonly token: string }
  | { readonly secondStep: SecondStep }

/**
 * Opens a session after the first step of a sign-in (a password or a mailed link). For an account with a second factor
 * it opens none, but starts a sign-in that waits for the second step. The caller has locked the account.
 */
export async function admit(
  trx: Trx,
  context: Pick<IdentityContext, 'log'>,
  session: NewSession,
): Promise<Admission> {
  const { userId, at } = session
  const methods = await listMethods(trx, userId)
  if (methods.length === 0) return { userId, token: await openSession(trx, context, session) }
  const token = createSecretToken()
  const expiresAt = at.add({ minutes: pendingMinutes })
  await insertPendingSignIn(trx, {
    token_hash: hashToken(token),
    user_id: userId,
    expires_at: expiresAt,
  })
  return { secondStep: { token, methods, expires_at: expiresAt.toString() } }
}

/** @throws {Refusal} `second-step-required` with the token of the second step */
export async function answerAdmission(
  context: IdentityContext,
  admission: Admission,
): Promise<SignedIn> {
  if ('secondStep' in admission)
    throw new Refusal('second-step-required', { secondStep: admission.secondStep })
  return { token: admission.token, user: await getUser(context, admission.userId) }
}
