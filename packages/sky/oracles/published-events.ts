/**
 * Events that almanacs publish, in UTC. Apparent longitudes from the equinox of date, so all are tropical; signs
 * are left out.
 */

/** Greatest eclipse. Source: NASA, Five Millennium Canons of Solar and Lunar Eclipses (UT). */
export const eclipses = [
  ['2017-08-21T18:25:32Z', 'Sun', 'total'],
  ['2019-07-02T19:22:58Z', 'Sun', 'total'],
  ['2024-03-25T07:12:51Z', 'Moon', 'penumbral'],
  ['2024-04-08T18:17:18Z', 'Sun', 'total'],
  ['2024-09-18T02:44:15Z', 'Moon', 'partial'],
  ['2024-10-02T18:45:04Z', 'Sun', 'annular'],
  ['2025-03-14T06:58:44Z', 'Moon', 'total'],
  ['2025-03-29T10:47:23Z', 'Sun', 'partial'],
  ['2025-09-07T18:11:48Z', 'Moon', 'total'],
  ['2025-09-21T19:41:50Z', 'Sun', 'partial'],
  ['2026-02-17T12:12:00Z', 'Sun', 'annular'],
  ['2026-03-03T11:33:43Z', 'Moon', 'total'],
  ['2026-08-12T17:45:53Z', 'Sun', 'total'],
  ['2026-08-28T04:12:59Z', 'Moon', 'partial'],
] as const

/**
 * Mercury's stations. Source: published ephemerides (2017: wicca.org "Second Mercury Retrograde";
 * 2019: hoelistic.com "Summer Mercury", both after astrological almanacs).
 */
export const mercuryStations = [
  ['2017-08-13T01:00Z', 'retrograde'],
  ['2017-09-05T11:29Z', 'direct'],
  ['2019-07-07T23:14Z', 'retrograde'],
  ['2019-08-01T03:58Z', 'direct'],
] as const

/** Quarters of the Moon in 2019. Source: celnav.nl, from the Nautical Almanac's elements (UT1). */
export const moonQuarters = [
  ['2019-01-14T06:45Z', 'first-quarter'],
  ['2019-01-27T21:10Z', 'last-quarter'],
  ['2019-02-12T22:26Z', 'first-quarter'],
  ['2019-02-26T11:27Z', 'last-quarter'],
  ['2019-03-14T10:27Z', 'first-quarter'],
  ['2019-03-28T04:09Z', 'last-quarter'],
  ['2019-06-10T05:59Z', 'first-quarter'],
  ['2019-06-25T09:46Z', 'last-quarter'],
  ['2019-12-04T06:58Z', 'first-quarter'],
  ['2019-12-19T04:57Z', 'last-quarter'],
] as const

/** New and full Moons in 2019. Source: timeanddate.com's table as copied by matiskloedizioni.com. */
export const moonSyzygies = [
  ['2019-02-04T21:04Z', 'new'],
  ['2019-02-19T15:53Z', 'full'],
  ['2019-03-06T16:05Z', 'new'],
  ['2019-06-17T08:31Z', 'full'],
  ['2019-12-12T05:12Z', 'full'],
  ['2019-12-26T05:15Z', 'new'],
] as const

/** Equinoxes and solstices: the Sun enters a cardinal sign. Source: USNO, Earth's Seasons. */
export const seasons = [
  ['2024-03-20T03:06Z', 'Aries'],
  ['2025-03-20T09:01Z', 'Aries'],
  ['2026-03-20T14:46Z', 'Aries'],
  ['2026-06-21T08:24Z', 'Cancer'],
  ['2026-09-23T00:05Z', 'Libra'],
  ['2026-12-21T20:50Z', 'Capricorn'],
] as const

/** Jupiter and Saturn meet in ecliptic longitude at 0°29′ Aquarius. Source: public almanacs. */
export const greatConjunction = { at: '2020-12-21T18:21Z', longitudeDegrees: 300.483 }
