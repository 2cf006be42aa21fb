import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { advanceStep, findAuthenticatorApp } from './authenticator-app.repository.ts'
import { consumeRecoveryCode } from './recovery-code.repository.ts'
import { readRecoveryCode } from './recovery-code.rules.ts'
import { unseal } from './seal.ts'
import { findTotpStep } from './totp.rules.ts'

export type TypedCode =
  | { readonly kind: 'code'; readonly digits: string }
  | { readonly kind: 'recovery-code'; readonly code: string }

/** Tells a code of an authenticator app (six digits) from a recovery code; undefined for neither. */
export function readCode(typed: string): TypedCode | undefined {
  const digits = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'code', digits }
  const code = readRecoveryCode(typed)
  return code === undefined ? undefined : { kind: 'recovery-code', code }
}

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
