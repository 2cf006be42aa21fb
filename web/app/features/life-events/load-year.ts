import type { UserLifeEvent } from '@rashi/contract'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { session } from '../../lib/session.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { userStore } from '../../lib/user.ts'
import { findYear, type Year } from './year.rules.ts'

/** The visitor's data that the pages of life events need. */
export interface Reader {
  readonly kind: 'guest' | 'user'
  readonly isSubscribed: boolean
  readonly bought: readonly UserLifeEvent[]
}

export const guest: Reader = { kind: 'guest', isSubscribed: false, bought: [] }

export async function loadReader(): Promise<Reader> {
  if (!session.isLive()) return guest
  const [user, { userLifeEvents }] = await Promise.all([
    userStore.load(),
    api.user('GET /user-life-event', { query: inOwnTimeZone() }),
  ])
  const isSubscribed = (user?.active_subscriptions.length ?? 0) > 0
  return { kind: 'user', isSubscribed, bought: userLifeEvents }
}

const publicCall = 'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign'
const userCall = 'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign'

/** Loads a sign's year for the visitor; undefined for an unknown sign or section. */
export async function loadYear(sign: string, sectionId?: number): Promise<Year | undefined> {
  const params = { timePeriod: 'yearly', horoscopeSign: sign.toLowerCase() }
  const answer = session.isLive()
    ? api.user(userCall, { params, query: inOwnTimeZone() })
    : api.guest(publicCall, { params, query: inOwnTimeZone() })
  return findYearIn(answer, sectionId)
}

/** Finds the year in an answer; undefined for an unknown sign. */
export async function findYearIn(
  answer: Promise<{ horoscope: Parameters<typeof findYear>[0] }>,
  sectionId?: number,
): Promise<Year | undefined> {
  try {
    return findYear((await answer).horoscope, sectionId)
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return undefined
    throw failure
  }
}
