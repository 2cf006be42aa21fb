import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { refuseGuessablePassword } from '../../../platform/secrets/refuse-guessable-password.ts'
import { findUser, lockUser, updatePasswordHash } from '../accounts/user.repository.ts'

/**
 * Sets the password of an account that has none.
 *
 * @throws {Refusal} `conflict` if it has one: then only `change-password`, which asks for it, changes it.
 */
export async function choosePassword(
  context: Pick<Context, 'db' | 'config'>,
  form: ParsedBodyOf<'POST /user/choose-password'>,
  userId: string,
): Promise<void> {
  if (form.password !== form.password_confirmation)
    throw new Refusal('passwords-differ', {
      errors: { password_confirmation: ['refusal.passwords-differ'] },
    })
  const chooser = await findUser(context.db, userId)
  if (chooser === undefined) throw new Refusal('unauthenticated')
  refuseGuessablePassword(context, form.password, chooser.email)
  const passwordHash = await hashPassword(form.password)
  await write(context.db, async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) throw new Refusal('unauthenticated')
    if (user.password_hash !== null) throw new Refusal('conflict')
    await updatePasswordHash(trx, userId, passwordHash)
  })
}
