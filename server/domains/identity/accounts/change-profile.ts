import type { ParsedBodyOf } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import { castChart, saveChart } from '../../charts/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { refuseUnderAge } from './refuse-under-age.ts'
import { toProfile } from './profile.rules.ts'
import { updateProfile } from './user.repository.ts'

/** Saves the new details and the chart of the new birth in one transaction. */
export async function changeProfile(
  context: IdentityContext,
  userId: string,
  form: ParsedBodyOf<'POST /user/update-user-web'>,
): Promise<void> {
  const chart = castChart(context, form)
  refuseUnderAge(context, form.dob)
  await write(context.db, async (trx) => {
    await updateProfile(trx, userId, toProfile(form))
    await saveChart(trx, userId, chart)
  })
}
