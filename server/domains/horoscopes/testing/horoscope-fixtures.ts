import type { Period, SingleHoroscope } from '@rashi/contract'

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
