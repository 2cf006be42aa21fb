/**
 * Measures signs of births and transits of spans on one core, compared with the engine calls that both signs
 * need at least. The goal is 100,000 pairs of moonsign and rising sign per second.
 */
import { AstroTime, EclipticGeoMoon, SiderealTime } from 'astronomy-engine'
import { Bench } from 'tinybench'
import { birthInstant, listTransits, readMoonsign, readRisingSign, signsAt } from '@rashi/sky'

const batch = 1000
const zones = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Europe/Amsterdam']

/** The same births in every run, spread over 1900 to 2026 and the inhabited latitudes. */
const births = Array.from({ length: batch }, (_, index) => {
  const minute = Math.floor(((index * 0.618034) % 1) * 126 * 365.2425 * 1440)
  const iso = new Date(Date.UTC(1900, 0, 1) + minute * 60_000).toISOString()
  const place = {
    latitudeDegrees: ((index * 37) % 120) - 55,
    longitudeDegrees: ((index * 101) % 360) - 180,
    timeZone: zones[index % zones.length]!,
  }
  return { local: `${iso.slice(0, 10)} ${iso.slice(11, 16)}:00`, place }
})
const moments = births.map(({ local, place }) => ({
  instant: birthInstant(local, place.timeZone).instant,
  place,
}))
const week = [
  Temporal.Instant.from('2026-11-16T00:00Z'),
  Temporal.Instant.from('2026-11-23T00:00Z'),
]
const year = [
  Temporal.Instant.from('2026-01-01T00:00Z'),
  Temporal.Instant.from('2027-01-01T00:00Z'),
]

const perBatch = new Map<string, number>()
const bench = new Bench({ time: 1500, warmupTime: 500 })
function each<T>(name: string, items: readonly T[], work: (item: T) => unknown): void {
  perBatch.set(name, items.length)
  bench.add(name, () => {
    for (const item of items) work(item)
  })
}

each('bare engine: Moon and sidereal time', moments, ({ instant }) => {
  const time = new AstroTime(instant.epochMilliseconds / 86_400_000 - 10_957.5)
  return EclipticGeoMoon(time).lon + SiderealTime(time)
})
each('moonsign + rising sign of a moment', moments, ({ instant, place }) =>
  signsAt(instant, place, 'sidereal'),
)
each('local time to UTC', births, ({ local, place }) => birthInstant(local, place.timeZone))
each('moonsign of a birth, with its certainty', births, (birth) => readMoonsign(birth, 'sidereal'))
each('rising sign of a birth, with its certainty', births, (birth) =>
  readRisingSign(birth, 'sidereal'),
)
each('transits of a week', [week], ([from, to]) => listTransits(from!, to!, 'sidereal'))
each('transits of a year', [year], ([from, to]) => listTransits(from!, to!, 'sidereal'))

await bench.run()
console.table(
  bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} did not complete`)
    const milliseconds = result.latency.p50 / perBatch.get(name)!
    return {
      name,
      'a second (median)': Math.round(1000 / milliseconds).toLocaleString('en'),
      'microseconds each': Number((milliseconds * 1000).toFixed(1)),
    }
  }),
)
