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
