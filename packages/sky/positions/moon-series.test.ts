import { e_tilt as earthTilt, EclipticGeoMoon } from 'astronomy-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAt } from './frame.ts'
import { moonTropicalDegrees } from './moon.ts'
import { moonSeriesDegrees } from './moon-series.ts'
import { arcDegrees } from './zodiac.ts'

const from = Date.UTC(1900, 0, 1)
const to = Date.UTC(2100, 0, 1)

test('the fitted series is within 1.4″ of the engine’s theory from 1900 to 2100 (SKY-03)', () => {
  fc.assert(
    fc.property(fc.integer({ min: from / 1000, max: to / 1000 }), (seconds) => {
      const { time, centuries } = frameAt(seconds * 1000)
      const engine = EclipticGeoMoon(time).lon - earthTilt(time).dpsi / 3600
      expect(Math.abs(arcDegrees(engine, moonSeriesDegrees(centuries))) * 3600).toBeLessThan(1.4)
    }),
    { numRuns: 5000 },
  )
})

test('beyond the span of the fit the engine’s theory continues without a jump (SKY-03)', () => {
  for (const edge of [Date.UTC(1899, 10, 26), Date.UTC(2100, 1, 6)]) {
    for (let hour = -240; hour < 240; hour++) {
      const [a, b] = [hour, hour + 1].map((at) =>
        moonTropicalDegrees(frameAt(edge + at * 3_600_000)),
      )
      expect(arcDegrees(a!, b!)).toBeGreaterThan(11.5 / 24)
      expect(arcDegrees(a!, b!)).toBeLessThan(15.5 / 24)
    }
  }
})
