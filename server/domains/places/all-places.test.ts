import { beforeAll, expect, test } from 'vitest'
import { readGazetteerFile } from './gazetteer-file.ts'
import { gazetteerFile, loadGazetteer, prepareGazetteer } from './index.ts'
import type { Gazetteer } from './index.ts'
import { readPlaceRecords } from './place-records.ts'
import type { FoundPlace } from './place-records.ts'

/** A prime, so that the sample contains every kind of place. */
const everyNth = 47

let gazetteer: Gazetteer
let zones: string[]
let cityCount: number
const sample: FoundPlace[] = []
beforeAll(async () => {
  await prepareGazetteer()
  gazetteer = await loadGazetteer(gazetteerFile)
  const { header, arrays } = await readGazetteerFile(gazetteerFile)
  const { getRecord } = readPlaceRecords(header, arrays)
  zones = header.zones
  // Only cities have a key in the search, districts have none.
  const cities = [...new Set(arrays.keyPlaces.map((entry) => entry >> 1))].toSorted((a, b) => a - b)
  cityCount = cities.length
  for (let index = 0; index < cityCount; index += everyNth) sample.push(getRecord(cities[index]!))
}, 120_000)

test('the JavaScript engine knows every time zone of the gazetteer (SKY-05)', () => {
  expect(cityCount).toBeGreaterThan(190_000)
  expect(zones.length).toBeGreaterThan(390)
  for (const timeZone of zones) {
    expect(() => new Temporal.ZonedDateTime(0n, timeZone), timeZone).not.toThrow()
  }
})

test('the search for a place’s own address finds it first (ID-18)', () => {
  const notFound = sample.filter(
    ({ formattedAddress }) =>
      gazetteer.search(formattedAddress)[0]?.formattedAddress !== formattedAddress,
  )
  expect(notFound).toEqual([])
})

test("the zone of a place's own point is the place's zone (SKY-05)", () => {
  const differing = sample.filter(
    ({ latitudeDegrees, longitudeDegrees, timeZone, formattedAddress }) =>
      gazetteer.timeZoneAt(latitudeDegrees, longitudeDegrees) !== timeZone ||
      gazetteer.timeZoneAt(latitudeDegrees, longitudeDegrees, formattedAddress) !== timeZone,
  )
  expect(differing).toEqual([])
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
