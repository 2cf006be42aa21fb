import type { ParsedBodyOf, SignedIn } from '@rashi/contract'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { accountEmail } from '../accounts/account.email.ts'
import { getUser } from '../accounts/get-user.ts'
import { findUser, lockPasswordHash, type UserRow } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitWrongSecondSteps } from '../common/identity-limits.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'
import { startAssertion, verifyAssertion } from '../second-factor/passkey-verification.ts'
import { findPasskey, listPasskeys } from '../second-factor/passkey.repository.ts'
import { readCode } from '../../../platform/secrets/typed-code.rules.ts'
import { verifyCode } from '../second-factor/verify-code.ts'
import { openSession } from '../sessions/open-session.ts'
import {
  deletePendingSignIn,
  findPendingSignIn,
  lockPendingSignIn,
} from '../sessions/pending-sign-in.repository.ts'
import type { Caller } from '../sessions/sign-in.ts'

type Kind = 'code' | 'recovery-code' | 'passkey'
type StepCaller = Pick<Caller, 'address' | 'device'>
type Verify = (trx: Trx) => Promise<boolean>

async function findPendingUser({ db, clock }: IdentityContext, token: string): Promise<UserRow> {
  const userId = await findPendingSignIn(db, { tokenHash: hashToken(token), now: clock.now() })
  const user = userId === undefined ? undefined : await findUser(db, userId)
  if (user === undefined) throw new Refusal('second-step-expired')
  return user
}

/** Finishes a sign-in by a code of the authenticator app or by a recovery code, which its owner is told of. */
export async function finishSignInByCode(
  context: IdentityContext,
  { token, code }: ParsedBodyOf<'POST /login/second-step'>,
  { languageId, ...caller }: StepCaller & { languageId: number },
): Promise<SignedIn> {
  const user = await findPendingUser(context, token)
  const wrong = () => new Refusal('code-wrong', { errors: { code: ['refusal.code-wrong'] } })
  const typed = readCode(code)
  if (typed === undefined) throw wrong()
  const emailContext = await readEmailContext(context, languageId)
  const verify = async (trx: Trx) => {
    if (!(await verifyCode(trx, context, user.id, typed))) return false
    if (typed.kind === 'recovery-code') {
      const event = 'recovery-code-used'
      await enqueueEmail(
        trx,
        context,
        accountEmail(emailContext, { event, to: user.email, userId: user.id }),
      )
    }
    return true
  }
  const signedIn = await finish(context, { user, token, kind: typed.kind, verify }, caller)
  if (signedIn === undefined) throw wrong()
  return signedIn
}

/** Returns the options with which the browser signs by one of the account's passkeys. */
export async function startPasskeyStep(context: IdentityContext, token: string) {
  const { id: userId } = await findPendingUser(context, token)
  const passkeys = await listPasskeys(context.db, userId)
  return startAssertion(context, { purpose: 'second-step', userId }, passkeys)
}

export async function finishSignInByPasskey(
  context: IdentityContext,
  { token, passkey: response }: ParsedBodyOf<'POST /login/second-step/passkey'>,
  caller: StepCaller,
): Promise<SignedIn> {
  const user = await findPendingUser(context, token)
  const verify = async (trx: Trx) => {
    const found = await findPasskey(trx, response.id)
    const passkey = found?.user_id === user.id ? found : undefined
    const subject = { purpose: 'second-step', userId: user.id } as const
    return verifyAssertion(trx, context, subject, { passkey, response })
  }
  const signedIn = await finish(context, { user, token, kind: 'passkey', verify }, caller)
  if (signedIn === undefined) throw new Refusal('passkey-refused')
  return signedIn
}

/** Opens the session if the second step is right; what was used up by a wrong one stays used up. */
async function finish(
  context: IdentityContext,
  { user, token, kind, verify }: { user: UserRow; token: string; kind: Kind; verify: Verify },
  { address, device }: StepCaller,
): Promise<SignedIn | undefined> {
  const { id: userId, email } = user
  const pending = { tokenHash: hashToken(token), now: context.clock.now() }
  const opened = await limitWrongSecondSteps(context, { email, kind, address }, () =>
    write(context.db, async (trx) => {
      // In the order of a change of password, which ends what waits here.
      await lockPasswordHash(trx, userId)
      if (!(await lockPendingSignIn(trx, pending))) throw new Refusal('second-step-expired')
      if (!(await verify(trx))) return undefined
      await deletePendingSignIn(trx, pending.tokenHash)
      return openSession(trx, context, {
        userId,
        at: pending.now,
        device,
        address,
        kind: 'second-step',
      })
    }),
  )
  return opened === undefined ? undefined : { token: opened, user: await getUser(context, userId) }
}
