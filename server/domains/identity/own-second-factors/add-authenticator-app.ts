import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import {
  createAuthenticatorSetup,
  openAuthenticatorSetup,
} from '../../../platform/secrets/authenticator-setup.ts'
import { seal } from '../../../platform/secrets/seal.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { verifyOwnPassword } from '../own-account/verify-own-password.ts'
import {
  findAuthenticatorApp,
  insertAuthenticatorApp,
} from '../second-factor/authenticator-app.repository.ts'
import {
  changeFactors,
  codesOfFirstFactor,
  type FactorCaller,
  requireConfirmedEmail,
} from './change-factors.ts'

/** Each session finishes its own setup. */
const setupOwner = ({ userId, sessionId }: FactorCaller) => `setup ${userId} ${sessionId}`

/** Returns a new secret, which counts for nothing until a code of it comes back. */
export async function startAuthenticatorApp(
  context: IdentityContext,
  password: string,
  caller: FactorCaller,
): Promise<ResponseOf<'POST /user/add-authenticator-app'>> {
  const user = await verifyOwnPassword(context, { ...caller, password, field: 'password' })
  requireConfirmedEmail(user)
  if (await findAuthenticatorApp(context.db, user.id)) throw new Refusal('conflict')
  return createAuthenticatorSetup(context.db, {
    owner: setupOwner(caller),
    brand: context.config.brandName,
    email: user.email,
    now: context.clock.now(),
  })
}

/** Adds the authenticator app by a right code, which counts as used. Returns the recovery codes of a first factor. */
export async function finishAuthenticatorApp(
  context: IdentityContext,
  { setup, code }: ParsedBodyOf<'POST /user/confirm-authenticator-app'>,
  caller: FactorCaller,
): Promise<string[]> {
  const { userId } = caller
  const now = context.clock.now()
  const owner = setupOwner(caller)
  const { secret, step } = await openAuthenticatorSetup(context.db, { setup, code, owner, now })
  const sealedSecret = await seal(context.db, secret, userId)
  return changeFactors(context, caller, 'second-factor-added', async (trx, user) => {
    requireConfirmedEmail(user)
    const app = { user_id: userId, sealed_secret: sealedSecret, last_step: step, created_at: now }
    if (!(await insertAuthenticatorApp(trx, app))) throw new Refusal('conflict')
    return codesOfFirstFactor(trx, userId)
  })
}
