import { DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine'

/**
 * TT − UT1 in seconds on 1 January of each year from 2005, as observed.
 * Source: USNO / IERS Rapid Service, `deltat.data` (monthly determinations); 2026 is the last
 * January observed, 2026-10-01 (69.2065) the last value used.
 */
const observedSeconds = [
  64.6876, 64.8452, 65.1464, 65.4574, 65.7768, 66.0699, 66.3246, 66.603, 66.9069, 67.281, 67.6439,
  68.1024, 68.5927, 68.9676, 69.2202, 69.3612, 69.3594, 69.2945, 69.2039, 69.1752, 69.1377, 69.1099,
]
const firstYear = 2005
const lastObserved = { year: 2026.747, seconds: 69.2065 }

/**
 * The prediction of the same service beyond the last observation is 69.6 s for 2029 (± 0.6): about
 * 0.1 s a year. An error of one second moves the Moon by half an arcsecond.
 */
const driftSecondsPerYear = 0.1

/**
 * The lead of uniform time over the Earth's rotation.
 *
 * @param ut days of UT1 since 2000-01-01T12:00 (UTC is taken as UT1: at most 0.9 s apart)
 * @returns TT − UT1 in seconds; Espenak and Meeus's polynomials before 2005, within 1 s since 1900
 */
export function deltaTSeconds(ut: number): number {
  const year = 2000 + (ut + 0.5) / 365.25
  if (year < firstYear) return DeltaT_EspenakMeeus(ut)
  const index = Math.floor(year) - firstYear
  const before = observedSeconds[index]
  if (before === undefined || year >= lastObserved.year)
    return lastObserved.seconds + driftSecondsPerYear * (year - lastObserved.year)
  const isLast = index === observedSeconds.length - 1
  const span = isLast ? lastObserved.year - (firstYear + index) : 1
  const after = isLast ? lastObserved.seconds : observedSeconds[index + 1]!
  return before + ((after - before) * (year - firstYear - index)) / span
}

// The engine's own extrapolation after 2005 is 6 s off by 2026, which shifts the Moon by 3″.
SetDeltaTFunction(deltaTSeconds)
