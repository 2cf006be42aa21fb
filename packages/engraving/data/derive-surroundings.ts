/**
 * Writes surrounding-sky.json: the part of plates beyond the zodiac band of zodiac-sky.json.
 * Usage: node derive-surroundings.ts <folder with d3-celestial's stars.6.json and mw.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Ring = [number, number][]
interface Feature<Geometry> {
  id: string
  properties: { mag: number; bv: string }
  geometry: { coordinates: Geometry }
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds stars.6.json and mw.json')
const read = <Geometry>(file: string): Feature<Geometry>[] =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')).features

const radians = Math.PI / 180
const obliquity = 23.4393 * radians
const round = (value: number, digits: number) => Number(value.toFixed(digits))

function turn(first: number, second: number, angle: number): [number, number] {
  const [l, b] = [first * radians, second * radians]
  const y = Math.sin(l) * Math.cos(b) * Math.cos(angle) + Math.sin(b) * Math.sin(angle)
  const z = Math.sin(b) * Math.cos(angle) - Math.sin(l) * Math.cos(b) * Math.sin(angle)
  return [Math.atan2(y, Math.cos(l) * Math.cos(b)) / radians, Math.asin(z) / radians]
}

const stars = read<[number, number]>('stars.6.json')
  .map(({ properties, geometry }) => {
    const [longitude, latitude] = turn(...geometry.coordinates, obliquity)
    const bv = round(Number(properties.bv), 1)
    return [round((longitude + 360) % 360, 2), round(latitude, 2), round(properties.mag, 1), bv]
  })
  .filter(([, latitude, magnitude]) => {
    const away = Math.abs(latitude!)
    return away > 20 && away <= 50 && magnitude! <= 5
  })

const levels = read<Ring[][]>('mw.json').map(({ geometry }) => geometry.coordinates.flat())
const inside = (x: number, y: number, rings: Ring[]) => {
  let odd = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!
      const [xj, yj] = ring[j]!
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
  return odd
}

// A seeded generator (mulberry32), so that the dots are the same on every run.
let seed = 88
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const milkyWay: number[] = []
for (let latitude = -45; latitude <= 45; latitude += 0.6)
  for (let longitude = 0; longitude < 360; longitude += 0.6) {
    const [l, b] = [longitude + 0.6 * random(), latitude + 0.6 * random()]
    const [ra, dec] = turn(l, b, -obliquity)
    const depth = levels.filter((rings) => inside(ra, dec, rings)).length
    if (random() < [0, 0.06, 0.2, 0.42, 0.68, 0.9][depth]!) milkyWay.push(round(l, 1), round(b, 1))
  }

const header = {
  what: 'Stars to magnitude 5.0 from 20 to 50 degrees off the ecliptic, and a stipple of the Milky Way within 45 degrees of it',
  source:
    'derived by derive-surroundings.ts from the data of d3-celestial 0.7.35 (BSD-3-Clause, Copyright Olaf Frohn), equatorial J2000 turned to ecliptic J2000 (obliquity 23.4393 degrees)',
  stars: '[ecliptic longitude deg, ecliptic latitude deg, visual magnitude, B-V colour index]',
  milkyWay:
    'longitude deg, latitude deg, longitude, latitude, ...: denser dots where it is brighter',
}
writeFileSync(
  new URL('surrounding-sky.json', import.meta.url),
  `{\n "header": ${JSON.stringify(header, null, 1).replaceAll('\n', '\n ')},\n "stars": ${JSON.stringify(stars)},\n "milkyWay": ${JSON.stringify(milkyWay)}\n}\n`,
)
console.log(`${stars.length} stars, ${milkyWay.length / 2} dots`)
