import { ascendantAt, moonAt } from '../index.ts'
import { births } from './differences.ts'
import * as measured from './differences.ts'
import oracle from './births.json' with { type: 'json' }

const zodiacs = ['sidereal', 'tropical'] as const

/** The width of a bin of the histogram, in arcseconds. */
const binArcseconds = 0.25

const round = (value: number, digits: number) => Number(value.toFixed(digits))
const greatestOf = (rows: readonly measured.Difference[]) =>
  Math.max(...rows.map(({ difference }) => difference))

function summarise(point: 'moon' | 'ascendant') {
  const [sidereal, tropical] = zodiacs.map((zodiac) => measured.longitudeDifferences(point, zodiac))
  const all = [...sidereal!, ...tropical!]
  const sorted = sidereal!.map(({ difference }) => difference).toSorted((a, b) => a - b)
  return {
    greatest_arcseconds: round(greatestOf(all), 1),
    median_arcseconds: round(sorted[Math.floor(sorted.length / 2)]!, 1),
  }
}

/** Reference births by the Moon's difference in the sidereal zodiac, in bins of `binArcseconds`. */
function countByDifference(): number[] {
  const bins = measured
    .longitudeDifferences('moon', 'sidereal')
    .map(({ difference }) => Math.floor(difference / binArcseconds))
  return Array.from(
    { length: Math.max(...bins) + 1 },
    (_, bin) => bins.filter((one) => one === bin).length,
  )
}

const londonDegrees = { latitudeDegrees: 51.5083, longitudeDegrees: -0.1253, timeZone: 'UTC' }

/** How often a sign changes: the part of 36,525 days, and of times of birth, that leave it open. */
function measureCertainty() {
  const start = Temporal.Instant.from('1926-01-01T00:00Z')
  const days = 36_525
  const signAt = (day: number) => moonAt(start.add({ hours: 24 * day }), 'sidereal').sign
  const changes = Array.from({ length: days }, (_, day) => signAt(day) !== signAt(day + 1)).filter(
    Boolean,
  ).length
  const minutesOfDay = 1440
  // Every third day of a year, since each sign rises at all hours in the course of it.
  const risings = Array.from({ length: 120 }, (_, third) => {
    const midnight = start.add({ hours: 24 * 3 * third })
    const signs = Array.from(
      { length: minutesOfDay / 10 + 1 },
      (_, step) =>
        ascendantAt(midnight.add({ minutes: 10 * step }), londonDegrees, 'sidereal').sign,
    )
    return signs.filter((sign, step) => step > 0 && sign !== signs[step - 1]).length
  })
  const risingChanges = risings.reduce((sum, one) => sum + one, 0) / risings.length
  return {
    moon_days_with_change_percent: Math.round((100 * changes) / days),
    moon_within_ten_minutes_percent: round((100 * changes * 20) / (days * minutesOfDay), 1),
    rising_within_ten_minutes_percent: Math.round((100 * risingChanges * 20) / minutesOfDay),
  }
}

/** Measures what the public page about the method says: our values beside those of the oracles. */
export function measureAccuracy() {
  const ingresses = measured.ingressDifferences()
  const isLuminary = ({ graha }: { graha: string }) => graha === 'Sun'
  const eclipses = measured.eclipseDifferences()
  const quarters = measured.quarterDifferences()
  const sunrises = measured.sunriseDifferences()
  const instants = measured.instantDifferences()
  const localYears = births.map(({ local }) => Number(local.slice(0, 4)))
  return {
    reference: /^Swiss Ephemeris [\d.]+/.exec(oracle.header.reference)?.[0],
    births: births.length,
    first_year: Math.min(...localYears),
    last_year: Math.max(...localYears),
    instants_that_agree: instants.filter(({ difference }) => difference === 0).length,
    moon: summarise('moon'),
    ascendant: summarise('ascendant'),
    bin_arcseconds: binArcseconds,
    births_by_moon_difference: countByDifference(),
    sun_ingresses: {
      count: ingresses.filter(isLuminary).length,
      greatest_minutes: round(greatestOf(ingresses.filter(isLuminary)), 1),
    },
    eclipses: { count: eclipses.length, greatest_minutes: round(greatestOf(eclipses), 1) },
    quarters: { count: quarters.length, greatest_minutes: round(greatestOf(quarters), 1) },
    sunrises: { count: sunrises.length, greatest_seconds: round(greatestOf(sunrises), 0) },
    certainty: measureCertainty(),
  }
}
