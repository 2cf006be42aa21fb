import type { User } from '@rashi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { findTrialEnd } from '../../access/index.ts'
import { listActiveSubscriptions } from '../../subscriptions/index.ts'
import { getGeneratedHoroscope } from '../../charts/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { findUser } from './user.repository.ts'

/** @throws {Refusal} `unauthenticated` if the account was deleted. */
export async function getUser(context: IdentityContext, userId: string): Promise<User> {
  const [row, generatedHoroscope, activeSubscriptions, trialEnd] = await Promise.all([
    findUser(context.db, userId),
    getGeneratedHoroscope(context, userId),
    listActiveSubscriptions(context, userId),
    findTrialEnd(context, userId),
  ])
  if (row === undefined) throw new Refusal('unauthenticated')
  return {
    id: row.id,
    name: row.full_name,
    full_name: row.full_name,
    email: row.email,
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
    trial_ends_at: trialEnd?.toString() ?? null,
  }
}
