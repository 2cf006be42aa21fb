import type { SecondFactors } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { findAuthenticatorApp } from '../second-factor/authenticator-app.repository.ts'
import { listPasskeys } from '../second-factor/passkey.repository.ts'
import { countRecoveryCodes } from '../second-factor/recovery-code.repository.ts'
import { relyingPartyOf } from '../../../platform/secrets/relying-party.rules.ts'

/** Lists a person's second factors, without their secrets. */
export async function listSecondFactors(
  { config, db }: Pick<Context, 'config' | 'db'>,
  userId: string,
): Promise<SecondFactors> {
  const [app, passkeys, recoveryCodesLeft] = await Promise.all([
    findAuthenticatorApp(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
  ])
  return {
    authenticator_app: app ? { created_at: app.created_at.toString() } : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toString(),
      last_used_at: last_used_at?.toString() ?? null,
    })),
    recovery_codes_left: recoveryCodesLeft,
    passkey_origin: relyingPartyOf(config.publicUrl)?.origin ?? null,
  }
}
