import type { ParsedBodyOf } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { correctTrial } from '../../access/index.ts'
import { castChart, findGeneratedSignId, saveChart } from '../../charts/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { refuseUnderAge } from './refuse-under-age.ts'
import { isSameBirth, toProfile } from './profile.rules.ts'
import { lockUser, updateProfile } from './user.repository.ts'

/** Saves the new details and the chart of the new birth in one transaction, and counts a correction of the birth. */
export async function changeProfile(
  context: IdentityContext,
  userId: string,
  form: ParsedBodyOf<'POST /user/update-user-web'>,
): Promise<void> {
  const chart = castChart(context, form)
  refuseUnderAge(context, form.dob)
  const profile = toProfile(form)
  // Computes a chart anew that was stored for the other zodiac, before the transaction.
  await findGeneratedSignId(context, userId)
  await write(context.db, async (trx) => {
    const before = await lockUser(trx, userId)
    if (!before) throw new Refusal('unauthenticated')
    const signIdBefore = await findGeneratedSignId({ ...context, db: trx }, userId)
    const isCorrected = !isSameBirth(before, profile)
    if (isCorrected && signIdBefore !== undefined) await correctTrial(trx, { userId, signIdBefore })
    await updateProfile(trx, userId, profile)
    await saveChart(trx, userId, chart)
    if (isCorrected) await context.onBirthChanged(trx, userId)
  })
}
