import { beforeAll, expect, test } from 'vitest'
import { gazetteerFile, loadGazetteer, prepareGazetteer } from './index.ts'
import type { Gazetteer } from './index.ts'
import { listCorrections } from './misspellings.rules.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  await prepareGazetteer()
  gazetteer = await loadGazetteer(gazetteerFile)
}, 120_000)

const addresses = (query: string) =>
  gazetteer.search(query).map(({ formattedAddress }) => formattedAddress)

// The largest city, by the census of its country, whose present name begins with the typed letters.
test.each([
  ['Lon', 'London, England, United Kingdom'],
  ['Mumb', 'Mumbai, Maharashtra, India'],
  ['Delh', 'Delhi, India'],
  ['Leic', 'Leicester, England, United Kingdom'],
  ['New Y', 'New York City, New York, United States'],
  ['São', 'São Paulo, Brazil'],
  ['Sao P', 'São Paulo, Brazil'],
  ['Köln', 'Köln, North Rhine-Westphalia, Germany'],
  ['Koln', 'Köln, North Rhine-Westphalia, Germany'],
  ['Bang', 'Bangkok, Thailand'],
  ['Birm', 'Birmingham, England, United Kingdom'],
  ['Manc', 'Manchester, England, United Kingdom'],
  ['Par', 'Paris, Île-de-France, France'],
  ['Chenn', 'Chennai, Tamil Nadu, India'],
  ['Kolk', 'Kolkata, West Bengal, India'],
  ['Edin', 'Edinburgh, Scotland, United Kingdom'],
  ['Syd', 'Sydney, New South Wales, Australia'],
  ['Tor', 'Toronto, Ontario, Canada'],
  ['मुंब', 'Mumbai, Maharashtra, India'],
  ['लंद', 'London, England, United Kingdom'],
])('the first letters “%s” find %s first (ENT-86)', (query, address) => {
  expect(addresses(query)[0]).toBe(address)
})

// Guard in server/domains/places/name-index.ts: beside main names, only well-known other names count.
test.each(['Leic', 'New Y', 'Koln', 'Birm', 'Chenn', 'Kolk'])(
  'the first letters “%s” find only places whose own name begins with them (ENT-86)',
  (query) => {
    const fold = (text: string) =>
      text
        .normalize('NFKD')
        .replaceAll(/[^a-z ]/gi, '')
        .toLowerCase()
    const others = addresses(query).filter((address) => !fold(address).startsWith(fold(query)))
    expect(others).toEqual([])
  },
)

test.each([
  ['Bang', 'Bengaluru, Karnataka, India'],
  ['Bomb', 'Mumbai, Maharashtra, India'],
  ['Calc', 'Kolkata, West Bengal, India'],
  ['Madr', 'Chennai, Tamil Nadu, India'],
  ['Triv', 'Thiruvananthapuram, Kerala, India'],
  ['munch', 'Munich, Bavaria, Germany'],
])('the first letters “%s” of another name still find %s (ENT-86)', (query, address) => {
  expect(addresses(query)).toContain(address)
})

test.each([
  ['Leicster', 'Leicester, England, United Kingdom'],
  ['Mumabi', 'Mumbai, Maharashtra, India'],
  ['Dehli', 'Delhi, India'],
  ['Birmingam', 'Birmingham, England, United Kingdom'],
  ['Edinburrgh', 'Edinburgh, Scotland, United Kingdom'],
])('the misspelling “%s” finds %s (ENT-86)', (query, address) => {
  expect(addresses(query)[0]).toBe(address)
})

test('corrections are one slip away, and only of Latin words of four letters or more (ENT-86)', () => {
  expect(listCorrections('dehli')).toEqual(expect.arrayContaining(['delhi', 'dehl', 'dehlim']))
  expect(listCorrections('dehli')).not.toContain('dehli')
  for (const word of ['', 'lon', 'मुंबई', 'x'.repeat(31)]) expect(listCorrections(word)).toEqual([])
})
