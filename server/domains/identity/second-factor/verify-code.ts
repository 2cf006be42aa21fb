import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { TypedCode } from '../../../platform/secrets/typed-code.rules.ts'
import { advanceStep, findAuthenticatorApp } from './authenticator-app.repository.ts'
import { consumeRecoveryCode } from './recovery-code.repository.ts'
import { unseal } from '../../../platform/secrets/seal.ts'
import { findTotpStep } from '../../../platform/secrets/totp.rules.ts'

/** Accepts a code once. */
export async function verifyCode(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  userId: string,
  typed: TypedCode,
): Promise<boolean> {
  if (typed.kind === 'recovery-code') return consumeRecoveryCode(trx, userId, typed.code)
  const app = await findAuthenticatorApp(trx, userId)
  const secret = app && (await unseal(trx, app.sealed_secret, userId))
  if (secret === undefined) return false
  const step = findTotpStep(secret, typed.digits, clock.now())
  return step !== undefined && (await advanceStep(trx, userId, step))
}
