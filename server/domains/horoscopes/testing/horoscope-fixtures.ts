import type { Period, SingleHoroscope } from '@rashi/contract'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ensureEditions } from '../periods/ensure-editions.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

/** Reference birth pub-0001 (Swiss Ephemeris): the Moon at 239.36° sidereal, in Scorpio. */
export const bornWithMoonInScorpio = {
  dob: '1993-06-05 13:13:00',
  pob: {
    formatted_address: 'Panzhihua, Sichuan, China',
    geometry: { location: { lat: 26.58509, lng: 101.71276 } },
  },
}

/** Ids of signs. */
export const scorpio = 8
export const leo = 5

export const periods = ['weekly', 'monthly', 'yearly'] as const

/** Returns the period that is listed last, which is the current one. */
export const newestPeriod = (horoscope: SingleHoroscope): Period => horoscope.horoscopeData.at(-1)!

/** Moves the clock to when readers see what was changed before: see `content-revisions.ts`. */
export const waitForContent = ({ clock }: Pick<TestApp, 'clock'>): void =>
  clock.advance({ seconds: 2 })

/** Starts a product with editions and a reader whose trial opens Scorpio. */
export async function createHoroscopeApp() {
  const product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
  await ensureEditions(product.context, composeEdition)
  return {
    product,
    trialUser: await createPerson(product, bornWithMoonInScorpio),
    readAsGuest: (path: string) => product.call(`GET /api/horoscope/new-single-horoscope/${path}`),
    readAsUser: ({ token }: Person, path: string) =>
      product.call(`GET /api/horoscope/user-new-single-horoscope/${path}`, { token }),
  }
}

export type HoroscopeApp = Awaited<ReturnType<typeof createHoroscopeApp>>
