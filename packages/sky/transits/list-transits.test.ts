import { describe, expect, test } from 'vitest'
import { grahaPositions } from '../positions/grahas.ts'
import * as published from '../oracles/published-events.ts'
import { signKeys } from '../positions/zodiac.ts'
import { listTransits } from './list-transits.ts'
import type { Transit } from './transit.ts'

const instantOf = (text: string) => Temporal.Instant.from(text)

/** The week around a published moment. */
function weekAround(at: string): Transit[] {
  const middle = instantOf(at)
  return listTransits(middle.subtract({ hours: 80 }), middle.add({ hours: 88 }), 'tropical')
}

function minutesApart(transit: Transit | undefined, at: string): number {
  expect(transit).toBeDefined()
  return Math.abs(transit!.at.since(instantOf(at)).total('minutes'))
}

const ofKind = <K extends Transit['kind']>(transits: readonly Transit[], kind: K) =>
  transits.filter((transit): transit is Extract<Transit, { kind: K }> => transit.kind === kind)

describe('the list of transits has published events', () => {
  test.each(published.eclipses)('%s: the %s, %s', (at, eclipsed, extent) => {
    const eclipse = ofKind(weekAround(at), 'eclipse').find((one) => one.eclipsed === eclipsed)
    expect(minutesApart(eclipse, at)).toBeLessThan(0.5)
    expect(eclipse?.extent).toBe(extent)
  })

  // The planets' theory is accurate to arcseconds, for which Mercury needs minutes when it turns.
  test.each(published.mercuryStations)('%s: Mercury turns %s', (at, turns) => {
    const station = ofKind(weekAround(at), 'station').find(({ graha }) => graha === 'Mercury')
    expect(minutesApart(station, at)).toBeLessThan(10)
    expect(station?.turns).toBe(turns)
  })

  test.each([...published.moonQuarters, ...published.moonSyzygies])('%s: %s Moon', (at, phase) => {
    const quarter = ofKind(weekAround(at), 'moon-phase').find((one) => one.phase === phase)
    expect(minutesApart(quarter, at)).toBeLessThan(2)
  })

  test.each(published.seasons)('%s: the Sun enters %s', (at, sign) => {
    const ingress = ofKind(weekAround(at), 'ingress').find(({ graha }) => graha === 'Sun')
    expect(minutesApart(ingress, at)).toBeLessThan(2)
    expect(ingress?.toSign).toBe(sign)
  })

  test('a planet that is in a sign for hours, as Mercury was when it turned in 1970', () => {
    const looks = ofKind(weekAround('1970-01-04T08:00Z'), 'ingress').filter(
      ({ graha }) => graha === 'Mercury',
    )
    expect(looks.map(({ fromSign, toSign }) => `${fromSign} ${toSign}`)).toEqual([
      'Capricorn Aquarius',
      'Aquarius Capricorn',
    ])
  })

  test('the great conjunction of 2020', () => {
    const meeting = ofKind(weekAround(published.greatConjunction.at), 'conjunction').find(
      ({ grahas }) => grahas.join() === 'Jupiter,Saturn',
    )
    expect(minutesApart(meeting, published.greatConjunction.at)).toBeLessThan(120)
    expect(meeting?.sign).toBe('Aquarius')
  })
})

describe.each(['sidereal', 'tropical'] as const)('a year in the %s zodiac', (zodiac) => {
  const from = instantOf('2026-01-01T00:00Z')
  const to = instantOf('2027-01-01T00:00Z')
  const year = listTransits(from, to, zodiac)

  test('has its transits in order and within the year', () => {
    const times = year.map(({ at }) => at.epochMilliseconds)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(from.epochMilliseconds)
    expect(times.at(-1)).toBeLessThan(to.epochMilliseconds)
  })

  test('has ingresses that lead every graha from sign to sign without a gap', () => {
    const signs = Object.values(grahaPositions(from, zodiac)).map(({ graha, sign }) => {
      const entries = ofKind(year, 'ingress').filter((one) => one.graha === graha)
      const last = entries.reduce((here, { fromSign, toSign }) => {
        expect(fromSign).toBe(here)
        const step = (signKeys.indexOf(toSign) - signKeys.indexOf(fromSign) + 12) % 12
        expect([1, 11]).toContain(step)
        return toSign
      }, sign)
      return [graha, last]
    })
    const there = Object.values(grahaPositions(to, zodiac)).map(({ graha, sign }) => [graha, sign])
    expect(signs).toEqual(there)
  })

  test('has stations that alternate and agree with each planet’s motion', () => {
    for (const graha of ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
      let retrograde = grahaPositions(from, zodiac)[graha].retrograde
      for (const { at, turns } of ofKind(year, 'station').filter((one) => one.graha === graha)) {
        expect(turns === 'retrograde').toBe(!retrograde)
        retrograde = !retrograde
        expect(grahaPositions(at.add({ hours: 6 }), zodiac)[graha].retrograde).toBe(retrograde)
      }
      expect(grahaPositions(to, zodiac)[graha].retrograde).toBe(retrograde)
    }
  })

  test('has 13 ingresses of the Moon a month, 12 of the Sun, and four quarters a lunation', () => {
    const count = (kind: 'ingress', graha: string) =>
      ofKind(year, kind).filter((one) => one.graha === graha).length
    expect(count('ingress', 'Sun')).toBe(12)
    expect(count('ingress', 'Moon')).toBeGreaterThanOrEqual(160)
    const phases = ofKind(year, 'moon-phase').map(({ phase }) => phase)
    const cycle = ['new', 'first-quarter', 'full', 'last-quarter'] as const
    const first = cycle.indexOf(phases[0]!)
    expect(phases).toEqual(phases.map((_, index) => cycle[(first + index) % 4]))
  })

  test('has combustions that begin and end alternately, around the conjunction with the Sun', () => {
    for (const graha of ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const) {
      const changes = ofKind(year, 'combustion').filter((one) => one.graha === graha)
      changes.slice(1).forEach(({ change }, index) => {
        expect(change).not.toBe(changes[index]!.change)
      })
    }
  })

  test('has the same transits when it is listed week by week', () => {
    const weekly = Array.from({ length: 53 }, (_, week) => {
      const start = from.add({ hours: week * 168 })
      const end = start.add({ hours: 168 })
      return listTransits(start, Temporal.Instant.compare(end, to) < 0 ? end : to, zodiac)
    }).flat()
    const named = (transit: Transit) => JSON.stringify({ ...transit, at: undefined })
    expect(weekly.map(named)).toEqual(year.map(named))
    weekly.forEach(({ at }, index) => {
      expect(Math.abs(at.since(year[index]!.at).total('seconds'))).toBeLessThan(30)
    })
  })
})
