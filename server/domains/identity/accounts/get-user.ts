import type { User } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { findTrialStanding } from '../../access/index.ts'
import { listActiveSubscriptions } from '../../subscriptions/index.ts'
import { getGeneratedHoroscope, signIdOf, signKeyOf } from '../../charts/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { findUser } from './user.repository.ts'

/** @throws {Refusal} `unauthenticated` if the account was deleted. */
export async function getUser(context: IdentityContext, userId: string): Promise<User> {
  const generated = getGeneratedHoroscope(context, userId)
  const [row, generatedHoroscope, activeSubscriptions, trial] = await Promise.all([
    findUser(context.db, userId),
    generated,
    listActiveSubscriptions(context, userId),
    generated.then(({ key }) => findTrialStanding(context, userId, signIdOf(key))),
  ])
  if (row === undefined) throw new Refusal('unauthenticated')
  return {
    id: row.id,
    name: row.full_name,
    full_name: row.full_name,
    email: row.email,
    email_confirmed: row.email_confirmed_at !== null,
    has_password: row.password_hash !== null,
    gender: row.gender,
    dob: row.birth_moment,
    pob: {
      formatted_address: row.birth_place,
      geometry: {
        location: { lat: row.birth_latitude_degrees, lng: row.birth_longitude_degrees },
      },
    },
    time_unknown: row.time_unknown,
    agreement: row.agreement,
    created_at: row.created_at.toString(),
    generated_horoscope: generatedHoroscope,
    active_subscriptions: activeSubscriptions,
    // The weekly horoscope, which both trials open, has the latest end.
    trial_ends_at: trial.periods[0]?.until.toString() ?? null,
    trial_sign: trial.signId === null ? null : signKeyOf(trial.signId),
    trial_corrections_left: trial.correctionsLeft,
    trial_opens: trial.periods.map(({ readingPeriod, until }) => ({
      reading_period: readingPeriod,
      until: until.toString(),
    })),
  }
}
