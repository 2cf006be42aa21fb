import type { ParsedBodyOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { verifyOwnPassword } from '../own-account/verify-own-password.ts'
import { startRegistration, verifyRegistration } from '../second-factor/passkey-verification.ts'
import { insertPasskey, listPasskeys } from '../second-factor/passkey.repository.ts'
import {
  changeFactors,
  codesOfFirstFactor,
  type FactorCaller,
  requireConfirmedEmail,
} from './change-factors.ts'

const maxPasskeys = 10

/** Returns the options with which the browser creates a passkey. Their challenge stands for the password. */
export async function startPasskey(
  context: IdentityContext,
  password: string,
  caller: FactorCaller,
) {
  const user = await verifyOwnPassword(context, { ...caller, password, field: 'password' })
  requireConfirmedEmail(user)
  const passkeys = await listPasskeys(context.db, user.id)
  if (passkeys.length >= maxPasskeys) throw new Refusal('too-many-passkeys')
  return startRegistration(context, { userId: user.id, email: user.email, passkeys })
}

/** Adds the passkey that the browser created. Returns the recovery codes of a first factor. */
export async function finishPasskey(
  context: IdentityContext,
  { name, passkey: response }: ParsedBodyOf<'POST /user/confirm-passkey'>,
  caller: FactorCaller,
): Promise<string[]> {
  const { userId, device } = caller
  // In a transaction of its own: the challenge is used up whatever follows.
  const credential = await write(context.db, (trx) =>
    verifyRegistration(trx, context, { userId, response }),
  )
  if (credential === undefined) throw new Refusal('passkey-refused')
  return changeFactors(context, caller, 'second-factor-added', async (trx, user) => {
    requireConfirmedEmail(user)
    if ((await listPasskeys(trx, userId)).length >= maxPasskeys)
      throw new Refusal('too-many-passkeys')
    const isNew = await insertPasskey(trx, {
      id: uuidv7(),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      signature_count: credential.counter,
      transports: response.response.transports,
      name: name || (device ?? 'Passkey'),
      created_at: context.clock.now(),
      last_used_at: null,
    })
    if (!isNew) throw new Refusal('passkey-taken')
    return codesOfFirstFactor(trx, userId)
  })
}
