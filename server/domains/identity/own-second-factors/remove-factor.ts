import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { readEmailContext } from '../../../mail/email.ts'
import { enqueueEmail } from '../../../mail/email-queue.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockUser } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { accountEmail } from '../accounts/account.email.ts'
import { verifyOwnPassword } from '../own-account/verify-own-password.ts'
import { deleteAuthenticatorApp } from '../second-factor/authenticator-app.repository.ts'
import { deletePasskey, renamePasskey } from '../second-factor/passkey.repository.ts'
import { listMethods } from '../second-factor/second-factors.ts'
import {
  changeFactors,
  dropUnneededCodes,
  type FactorCaller,
  replaceRecoveryCodes,
} from './change-factors.ts'

type Removal = FactorCaller & { readonly password: string }

async function removeFactor(
  context: IdentityContext,
  { password, ...caller }: Removal,
  remove: (trx: Trx) => Promise<boolean>,
): Promise<void> {
  await verifyOwnPassword(context, { ...caller, password, field: 'password' })
  await changeFactors(context, caller, 'second-factor-removed', async (trx) => {
    if (!(await remove(trx))) throw new Refusal('not-found')
    await dropUnneededCodes(trx, caller.userId)
  })
}

export const removeAuthenticatorApp = (context: IdentityContext, removal: Removal) =>
  removeFactor(context, removal, (trx) => deleteAuthenticatorApp(trx, removal.userId))

export const removePasskey = (context: IdentityContext, id: string, removal: Removal) =>
  removeFactor(context, removal, (trx) => deletePasskey(trx, removal.userId, id))

export async function changePasskeyName(
  { db }: Pick<IdentityContext, 'db'>,
  passkey: { userId: string; id: string; name: string },
): Promise<void> {
  const isFound = await write(db, (trx) => renamePasskey(trx, passkey))
  if (!isFound) throw new Refusal('not-found')
}

/** Replaces the recovery codes. Sessions stay: the codes have opened none. */
export async function renewRecoveryCodes(
  context: IdentityContext,
  { password, languageId, ...caller }: Removal,
): Promise<string[]> {
  const { userId } = caller
  const user = await verifyOwnPassword(context, { ...caller, password, field: 'password' })
  const emailContext = await readEmailContext(context, languageId)
  return write(context.db, async (trx) => {
    // Of two renewals at once the later one counts.
    await lockUser(trx, userId)
    if ((await listMethods(trx, userId)).length === 0) throw new Refusal('not-found')
    const event = 'recovery-codes-renewed'
    await enqueueEmail(
      trx,
      context,
      accountEmail(emailContext, { event, to: user.email, userId: user.id }),
    )
    return replaceRecoveryCodes(trx, userId)
  })
}
