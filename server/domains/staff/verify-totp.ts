import type { Trx } from '../../platform/database/database.ts'
import { unseal } from '../../platform/secrets/seal.ts'
import { findTotpStep } from '../../platform/secrets/totp.rules.ts'
import type { StaffContext } from './staff-context.ts'
import { advanceStep, type StaffRow } from './staff.repository.ts'

/** Accepts a code of somebody's authenticator app once. */
export async function verifyTotp(
  trx: Trx,
  { clock }: Pick<StaffContext, 'clock'>,
  { id, sealed_totp_secret }: StaffRow,
  digits: string,
): Promise<boolean> {
  const secret = sealed_totp_secret && (await unseal(trx, sealed_totp_secret, id))
  if (!secret) return false
  const step = findTotpStep(secret, digits, clock.now())
  return step !== undefined && (await advanceStep(trx, id, step))
}
