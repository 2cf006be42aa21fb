import type { Db, Trx } from '../../../platform/database/database.ts'
import { deleteAuthenticatorApp, findAuthenticatorApp } from './authenticator-app.repository.ts'
import { deletePasskeysOfUser, listPasskeys } from './passkey.repository.ts'
import { deleteRecoveryCodesOfUser } from './recovery-code.repository.ts'

export type SecondStepMethod = 'code' | 'passkey' | 'recovery-code'

/** Lists how an account may take the second step; empty without a second factor. */
export async function listMethods(db: Db, userId: string): Promise<SecondStepMethod[]> {
  const app = await findAuthenticatorApp(db, userId)
  const passkeys = await listPasskeys(db, userId)
  const factors: SecondStepMethod[] = [
    ...(app ? (['code'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
  // A recovery code stands in for a factor: without one there is no second step.
  return factors.length > 0 ? [...factors, 'recovery-code'] : []
}

/** Deletes every second factor of an account with its recovery codes; returns whether it had any. */
export async function deleteSecondFactors(trx: Trx, userId: string): Promise<boolean> {
  const hadAny = (await listMethods(trx, userId)).length > 0
  await deleteAuthenticatorApp(trx, userId)
  await deletePasskeysOfUser(trx, userId)
  await deleteRecoveryCodesOfUser(trx, userId)
  return hadAny
}
