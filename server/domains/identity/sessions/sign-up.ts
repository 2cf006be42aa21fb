import type { ParsedBodyOf, SignedIn } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { signUps } from '../../../platform/visitor-counters.ts'
import { hashMailbox, startTrial } from '../../access/index.ts'
import { castChart, saveChart } from '../../charts/index.ts'
import { chooseLetters } from '../../letters/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { limitSignUps } from '../common/identity-limits.ts'
import { openSession } from './open-session.ts'
import type { Caller } from './sign-in.ts'
import { getUser } from '../accounts/get-user.ts'
import { refuseGuessablePassword } from '../../../platform/secrets/refuse-guessable-password.ts'
import { refuseUnderAge } from '../accounts/refuse-under-age.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { toProfile } from '../accounts/profile.rules.ts'
import { findUserByEmail, insertUser } from '../accounts/user.repository.ts'

type SignUpForm = ParsedBodyOf<'POST /user/complete-user-registration-web'>

const emailTaken = () => new Refusal('email-taken', { errors: { email: ['refusal.email-taken'] } })

/** Creates an account with its chart and trial, opens its first session, and enqueues the welcome email. */
export async function signUp(
  context: IdentityContext,
  form: SignUpForm,
  { address, device, languageId }: Pick<Caller, 'address' | 'device'> & { languageId: number },
): Promise<SignedIn> {
  await limitSignUps(context, address)
  const chart = castChart(context, form)
  refuseUnderAge(context, form.dob)
  refuseGuessablePassword(context, form.password, form.email)
  if (await findUserByEmail(context.db, form.email)) throw emailTaken()
  const passwordHash = await hashPassword(form.password)
  const mailboxHash = await hashMailbox(context.db, form.email)
  const userId = uuidv7()
  const at = context.clock.now()
  const token = await write(context.db, async (trx) => {
    const isNew = await insertUser(trx, {
      ...toProfile(form),
      id: userId,
      email: form.email,
      password_hash: passwordHash,
      agreement: true,
      email_confirmed_at: null,
      created_at: at,
    })
    if (!isNew) throw emailTaken()
    await saveChart(trx, userId, chart)
    await startTrial(trx, { userId, mailboxHash, at })
    const letters = { weekly: form.weekly_letter, timeZone: form.time_zone, languageId }
    await chooseLetters(trx, userId, letters, at)
    await context.jobs.enqueue(trx, 'welcome-mail', { userId, languageId })
    return openSession(trx, context, { userId, at, device, address, kind: 'sign-up' })
  })
  signUps.inc({ after_lookup: String(form.came_from_lookup ?? false) })
  return { token, user: await getUser(context, userId) }
}
