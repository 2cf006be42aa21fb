import series from './data/moon-series.json' with { type: 'json' }

const radiansPerArcsecond = Math.PI / 648_000

/** The span of the fit: 1900 to 2100, in centuries of TT from J2000. */
export const seriesCenturies = 1.001

/** Multiples of the Moon's five arguments that occur together, as `[D, l]` and `[l', F, node]`. */
const phaseSums = distinct(series.periodic.map(([d, , l]) => [d!, l!]))
const orbitSums = distinct(series.periodic.map(([, sun, , f, node]) => [sun!, f!, node!]))

/** Each term's angle is a phase sum and an orbit sum; the flat arrays keep its parts by index. */
const phaseOf = series.periodic.map(([d, , l]) => indexIn(phaseSums, [d!, l!]))
const orbitOf = series.periodic.map(([, sun, , f, node]) => indexIn(orbitSums, [sun!, f!, node!]))
const [sine, cosine, sinePerCentury, cosinePerCentury] = [5, 6, 7, 8].map((column) =>
  Float64Array.from(series.periodic, (term) => term[column]!),
) as [Float64Array, Float64Array, Float64Array, Float64Array]

const phaseSines = new Float64Array(phaseSums.length)
const phaseCosines = new Float64Array(phaseSums.length)
const orbitSines = new Float64Array(orbitSums.length)
const orbitCosines = new Float64Array(orbitSums.length)

/**
 * The Moon's geometric geocentric longitude from the mean equinox of date, by a series fitted to the
 * engine's: four times as fast, since the sines of 60 sums serve 150 terms.
 *
 * @param t centuries of TT since J2000, within ±`seriesCenturies`
 * @returns degrees, any turn, within 1.2″ of the engine
 */
export function moonSeriesDegrees(t: number): number {
  // The fundamental arguments of IERS Conventions 2010, (5.43), in arcseconds.
  const elongation = 1072260.703692 + (1602961601.209 - 6.3706 * t) * t
  const sun = 1287104.793048 + (129596581.0481 - 0.5532 * t) * t
  const moon = 485868.249036 + (1717915923.2178 + 31.8792 * t) * t
  const latitude = 335779.526232 + (1739527262.8478 - 12.7512 * t) * t
  const node = 450160.398036 + (-6962890.5431 + 7.4722 * t) * t

  for (let i = 0; i < phaseSums.length; i++) {
    const [d, l] = phaseSums[i]!
    const angle = (d! * elongation + l! * moon) * radiansPerArcsecond
    phaseSines[i] = Math.sin(angle)
    phaseCosines[i] = Math.cos(angle)
  }
  for (let i = 0; i < orbitSums.length; i++) {
    const [s, f, n] = orbitSums[i]!
    const angle = (s! * sun + f! * latitude + n! * node) * radiansPerArcsecond
    orbitSines[i] = Math.sin(angle)
    orbitCosines[i] = Math.cos(angle)
  }
  const [c0, c1, c2, c3] = series.secular as [number, number, number, number]
  let seconds = latitude + node + c0 + (c1 + (c2 + c3 * t) * t) * t
  for (let i = 0; i < phaseOf.length; i++) {
    const [a, b] = [phaseOf[i]!, orbitOf[i]!]
    const sinus = phaseSines[a]! * orbitCosines[b]! + phaseCosines[a]! * orbitSines[b]!
    const cosinus = phaseCosines[a]! * orbitCosines[b]! - phaseSines[a]! * orbitSines[b]!
    seconds += (sine[i]! + sinePerCentury[i]! * t) * sinus
    seconds += (cosine[i]! + cosinePerCentury[i]! * t) * cosinus
  }
  for (const [radians, sinePart, cosinePart] of series.planetary) {
    seconds += sinePart! * Math.sin(radians! * t) + cosinePart! * Math.cos(radians! * t)
  }
  return seconds / 3600
}

function distinct(sums: number[][]): number[][] {
  return [...new Map(sums.map((sum) => [sum.join(), sum])).values()]
}

function indexIn(sums: number[][], sum: number[]): number {
  return sums.findIndex((known) => known.join() === sum.join())
}
