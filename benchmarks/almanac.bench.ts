/**
 * A whole year of the almanac, all of it from the sky up, on one core: 52 weeks, 12 months and the year
 * for twelve signs in every language. The aim: under a minute.
 */
import { signKeys } from '@rashi/sky'
import { composeEdition, readSpanSky } from '../server/domains/almanac/index.ts'
import {
  type PeriodType,
  spanAt,
  spanOf,
} from '../server/domains/horoscopes/periods/calendar.rules.ts'

const aimSeconds = 60
const newYear = Temporal.PlainDate.from('2027-01-01')
const counts: Record<PeriodType, number> = { 1: 52, 2: 12, 3: 1 }
const names = { 1: 'weeks', 2: 'months', 3: 'year' } as const

const rows = ([1, 2, 3] as const).map((type) => {
  const first = spanAt(type, newYear).index
  const before = process.cpuUsage()
  let editions = 0
  let characters = 0
  for (let index = first; index < first + counts[type]; index++) {
    const sky = readSpanSky(spanOf(type, index), 'sidereal')
    for (const sign of signKeys) {
      characters += JSON.stringify(composeEdition(sky, sign)).length
      editions++
    }
  }
  const { user, system } = process.cpuUsage(before)
  return { what: names[type], editions, characters, seconds: (user + system) / 1e6 }
})
const seconds = rows.reduce((sum, row) => sum + row.seconds, 0)

console.table(rows.map((row) => ({ ...row, seconds: Number(row.seconds.toFixed(2)) })))
console.log(
  `A year in English and Hindi: ${seconds.toFixed(2)} s of one core (aim: ${aimSeconds} s)`,
)
if (seconds > aimSeconds) process.exitCode = 1
