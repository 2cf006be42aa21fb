import { describe, expect, test } from 'vitest'
import { arcPath, fractionOfYear, monthNameAt, pointAt, radiusOf } from './wheel.rules.ts'

describe('the wheel of a year is drawn', () => {
  test('clockwise from January at the top (DAY-32)', () => {
    expect(pointAt(100, 0)).toEqual({ x: 200, y: 100 })
    expect(pointAt(100, 0.25)).toEqual({ x: 300, y: 200 })
    expect(pointAt(100, 0.5)).toEqual({ x: 200, y: 300 })
    expect(pointAt(100, 0.75)).toEqual({ x: 100, y: 200 })
  })

  test('with the names of months further from the rim at the sides than above and below (DAY-32)', () => {
    expect(monthNameAt(0)).toEqual(pointAt(185, 0))
    expect(monthNameAt(0.25).x).toBeGreaterThan(pointAt(185, 0.25).x + 10)
    expect(monthNameAt(0.75).x).toBeLessThan(pointAt(185, 0.75).x - 10)
  })

  test('with instants by their part of the year, and those just outside at its ends (DAY-32)', () => {
    expect(fractionOfYear('2026-01-01T00:00:00Z', 2026)).toBe(0)
    // Noon of 2 July is the middle of a year with 365 days.
    expect(fractionOfYear('2026-07-02T12:00:00Z', 2026)).toBe(0.5)
    expect(fractionOfYear('2028-07-02T00:00:00Z', 2028)).toBe(0.5)
    expect(fractionOfYear('2025-12-31T19:00:00Z', 2026)).toBe(0)
    expect(fractionOfYear('2027-01-01T03:00:00Z', 2026)).toBe(1)
  })

  test('with the longer way round for arcs of more than half a year (DAY-32)', () => {
    expect(arcPath(100, 0, 0.25)).toBe('M200 100A100 100 0 0 1 300 200')
    expect(arcPath(100, 0, 0.75)).toBe('M200 100A100 100 0 1 1 100 200')
  })

  test('with a ring for each slow graha and one for eclipses; turnings are in the list alone (DAY-32)', () => {
    const slow = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const
    const found = slow.map((graha) => radiusOf({ kind: 'ingress', graha }))
    expect(new Set(found).size).toBe(5)
    expect(found).not.toContain(undefined)
    expect(found).not.toContain(radiusOf({ kind: 'eclipse', graha: 'Sun' }))
    expect(radiusOf({ kind: 'station', graha: 'Jupiter' })).toBeUndefined()
  })
})
