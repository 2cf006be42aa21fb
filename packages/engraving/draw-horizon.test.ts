import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ascendingPoint, day, drawHorizon, horizontalPlace } from './index.ts'
import reference from './testing/horizons.json' with { type: 'json' }
import { faultInXml, idsOf, pointedAt } from './testing/well-formed.ts'

const horizons = reference.records.map((record) => ({
  ...record,
  horizon: {
    siderealDegrees: record.sidereal_degrees,
    latitudeDegrees: record.lat,
    precessionDegrees: record.precession_degrees,
  },
}))

/** Ecliptic places of J2000, as the reference used them. */
const starPlaces = {
  Regulus: { longitudeDegrees: 149.83, latitudeDegrees: 0.46 },
  Spica: { longitudeDegrees: 203.84, latitudeDegrees: -2.05 },
  Antares: { longitudeDegrees: 249.76, latitudeDegrees: -4.57 },
  Aldebaran: { longitudeDegrees: 69.79, latitudeDegrees: -5.47 },
}

const turn = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

describe.each(horizons)('the horizon of $id at latitude $lat', ({ horizon, ...record }) => {
  test('has the ascendant of Swiss Ephemeris, at its azimuth (ENT-23)', () => {
    const { longitudeDegrees, azimuthDegrees } = ascendingPoint(horizon)
    // Near the polar circles the ecliptic lies along the horizon, so that the rounded obliquity counts for more.
    const tolerance = Math.abs(record.lat) > 66 ? 0.4 : 0.03
    expect(Math.abs(turn(record.ascendant_tropical, longitudeDegrees))).toBeLessThan(tolerance)
    expect(Math.abs(turn(record.ascendant_azimuth, azimuthDegrees))).toBeLessThan(tolerance)
  })

  test.each(Object.entries(starPlaces))(
    'sees %s where Swiss Ephemeris does (ENT-23)',
    (name, place) => {
      const [azimuth, altitude] = record.stars[name as keyof typeof starPlaces] as [number, number]
      const seen = horizontalPlace(horizon, place)
      const onSky = Math.cos((altitude * Math.PI) / 180)
      expect(Math.abs(turn(azimuth, seen.azimuthDegrees)) * onSky).toBeLessThan(0.03)
      expect(Math.abs(seen.altitudeDegrees - altitude)).toBeLessThan(0.03)
    },
  )
})

const inLeicester = { siderealDegrees: 99.51, latitudeDegrees: 52.6386, precessionDegrees: -0.41 }

describe('the picture of a horizon', () => {
  test('is well-formed, small and refers only to its own ids, at any latitude and hour', () => {
    for (const latitudeDegrees of [-90, -54, -12, 0, 35, 66.6, 90])
      for (let siderealDegrees = 0; siderealDegrees < 360; siderealDegrees += 37) {
        const facts = { siderealDegrees, latitudeDegrees, precessionDegrees: -0.9 }
        const ascendantDegrees = (ascendingPoint(facts).longitudeDegrees + 337) % 360
        const svg = drawHorizon({ ...facts, ascendantDegrees, title: 'The east' })
        expect(faultInXml(svg)).toBeUndefined()
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length)
        expect(idsOf(svg)).toEqual(expect.arrayContaining(pointedAt(svg)))
      }
    const svg = drawHorizon({ ...inLeicester, ascendantDegrees: 163.2 })
    expect(brotliCompressSync(svg).length).toBeLessThan(12 * 1024)
    expect(drawHorizon({ ...inLeicester, ascendantDegrees: 163.2 })).toBe(svg)
  })

  test('has the ascendant in its middle, on the horizon, below which no star is drawn', () => {
    const svg = drawHorizon({ ...inLeicester, ascendantDegrees: 163.2 })
    const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="3.75"/.exec(svg)!
    expect([Number(x), Number(y)]).toEqual([480, 430.4])
    const field = /data-layer="field".*?<\/g>/.exec(svg)![0]
    for (const [, d] of field.matchAll(/ d="([^"]+)"/g)) {
      let height = 0
      for (const [, down] of d!.matchAll(/m-?[\d.]+[ ]?(-?[\d.]+)h0/g)) {
        height += Number(down)
        expect(height).toBeLessThan(430.4)
      }
    }
  })

  test('shares no id with that of another palette, and is refused without numbers', () => {
    const facts = { ...inLeicester, ascendantDegrees: 163.2 }
    const night = idsOf(drawHorizon(facts))
    expect(idsOf(drawHorizon({ ...facts, palette: day }))).not.toEqual(night)
    expect(() => drawHorizon({ ...facts, siderealDegrees: Number.NaN })).toThrow(RangeError)
  })
})
