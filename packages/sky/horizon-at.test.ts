import { expect, test } from 'vitest'
import reference from '../engraving/testing/horizons.json' with { type: 'json' }
import { horizonAt } from './index.ts'

test('sidereal time and precession agree with Swiss Ephemeris (ENT-23)', () => {
  for (const { id, lat, lng, utc, ...expected } of reference.records) {
    const place = { latitudeDegrees: lat, longitudeDegrees: lng, timeZone: 'UTC' }
    const { siderealDegrees, precessionDegrees } = horizonAt(Temporal.Instant.from(utc), place)
    expect.soft(Math.abs(siderealDegrees - expected.sidereal_degrees), id).toBeLessThan(0.003)
    expect.soft(Math.abs(precessionDegrees - expected.precession_degrees), id).toBeLessThan(0.006)
  }
})
