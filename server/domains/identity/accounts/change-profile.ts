import type { ParsedBodyOf } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { castChart, saveChart } from '../../charts/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { profileOf } from './profile.rules.ts'
import { updateProfile } from './user.repository.ts'

/** Keeps the new details and, in the same stroke, the chart of the new birth. */
export async function changeProfile(
  context: IdentityContext,
  userId: string,
  form: ParsedBodyOf<'POST /user/update-user-web'>,
): Promise<void> {
  const chart = castChart(context, form)
  await write(context.db, async (trx) => {
    await updateProfile(trx, userId, profileOf(form))
    await saveChart(trx, userId, chart)
  })
}
