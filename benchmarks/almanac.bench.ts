/**
 * Measures composing a whole year, sky included, on one core: 52 weeks, 12 months and the year for twelve
 * signs in every language. The goal is less than two minutes.
 */
import { type ReadingPeriod, readingPeriods } from '@rashi/contract/reading-periods.rules'
import { signKeys } from '@rashi/sky'
import { composeEdition } from '../server/domains/almanac/compose-edition.ts'
import { spanAt, spanOf } from '../server/domains/almanac/index.ts'

const aimSeconds = 120
const newYear = Temporal.PlainDate.from('2027-01-01')
const counts: Record<ReadingPeriod, number> = { weekly: 52, monthly: 12, yearly: 1 }

const rows = readingPeriods.map((readingPeriod) => {
  const first = spanAt(readingPeriod, newYear).index
  const before = process.cpuUsage()
  let editions = 0
  let characters = 0
  for (let index = first; index < first + counts[readingPeriod]; index++) {
    const span = spanOf(readingPeriod, index)
    for (const sign of signKeys) {
      characters += JSON.stringify(composeEdition(span, sign, 'sidereal')).length
      editions++
    }
  }
  const { user, system } = process.cpuUsage(before)
  return { what: readingPeriod, editions, characters, seconds: (user + system) / 1e6 }
})
const seconds = rows.reduce((sum, row) => sum + row.seconds, 0)

console.table(rows.map((row) => ({ ...row, seconds: Number(row.seconds.toFixed(2)) })))
console.log(
  `A year in English and Hindi: ${seconds.toFixed(2)} s of one core (aim: ${aimSeconds} s)`,
)
if (seconds > aimSeconds) process.exitCode = 1
