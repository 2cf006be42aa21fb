import { beforeAll, expect, test } from 'vitest'
import { readGazetteerFile } from './gazetteer-file.ts'
import { gazetteerFile, loadGazetteer, prepareGazetteer } from './index.ts'
import type { Gazetteer } from './index.ts'
import { placeRecords } from './place-records.ts'
import type { FoundPlace } from './place-records.ts'

/** A prime, so that the sample falls on every kind of place. */
const everyNth = 47

let gazetteer: Gazetteer
let zones: string[]
let cityCount: number
const sample: FoundPlace[] = []
beforeAll(async () => {
  await prepareGazetteer()
  gazetteer = await loadGazetteer(gazetteerFile)
  const { header, arrays } = await readGazetteerFile(gazetteerFile)
  const { recordOf } = placeRecords(header, arrays)
  zones = header.zones
  // Districts have no name in the search.
  const cities = [...new Set(arrays.keyPlaces.map((entry) => entry >> 1))].toSorted((a, b) => a - b)
  cityCount = cities.length
  for (let at = 0; at < cityCount; at += everyNth) sample.push(recordOf(cities[at]!))
}, 120_000)

test('every zone of the gazetteer is known to the engine (SKY-05)', () => {
  expect(cityCount).toBeGreaterThan(190_000)
  expect(zones.length).toBeGreaterThan(390)
  for (const timeZone of zones) {
    expect(() => new Temporal.ZonedDateTime(0n, timeZone), timeZone).not.toThrow()
  }
})

test('any place is found first by its own address (ID-18)', () => {
  const lost = sample.filter(
    ({ formattedAddress }) =>
      gazetteer.search(formattedAddress)[0]?.formattedAddress !== formattedAddress,
  )
  expect(lost).toEqual([])
})

test("any place's point has that place's zone (SKY-05)", () => {
  const astray = sample.filter(
    ({ latitudeDegrees, longitudeDegrees, timeZone, formattedAddress }) =>
      gazetteer.timeZoneAt(latitudeDegrees, longitudeDegrees) !== timeZone ||
      gazetteer.timeZoneAt(latitudeDegrees, longitudeDegrees, formattedAddress) !== timeZone,
  )
  expect(astray).toEqual([])
})

test('fifteen kilometres from a place, its address decides about the time zone (SKY-05)', () => {
  const points = sample.map(({ latitudeDegrees, longitudeDegrees, formattedAddress }) => ({
    latitudeDegrees: Math.min(latitudeDegrees + 0.1, 90),
    longitudeDegrees: longitudeDegrees + 0.1,
    formattedAddress,
  }))
  const zoneOf = ({ latitudeDegrees, longitudeDegrees, formattedAddress }: (typeof points)[0]) =>
    gazetteer.timeZoneAt(latitudeDegrees, longitudeDegrees, formattedAddress)
  const nearest = (point: (typeof points)[0], address?: string) =>
    gazetteer.nearest(point.latitudeDegrees, point.longitudeDegrees, address).timeZone
  expect(points.filter((one) => zoneOf(one) !== nearest(one, one.formattedAddress))).toEqual([])
  const atBorders = points.filter((one) => nearest(one) !== nearest(one, one.formattedAddress))
  expect(atBorders.length).toBeGreaterThan(20)
})
