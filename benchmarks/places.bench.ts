import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Bench } from 'tinybench'
import { gazetteerFile, loadGazetteer, prepareGazetteer } from '../server/domains/places/index.ts'

// Measures searches for every prefix of 300 cities' addresses and of names in other languages, and for single
// letters, which match most.
const births = JSON.parse(
  await readFile(join(import.meta.dirname, '../packages/sky/oracles/births.json'), 'utf8'),
) as { records: { formatted_address: string; lat: number; lng: number }[] }
const localNames = ['München', 'मुंबई', 'Bombay', 'Londres', '東京', 'القاهرة', 'Москва', 'वाराणसी']
const typed = [...births.records.map((birth) => birth.formatted_address), ...localNames]
const keystrokes = typed.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)))
const letters = [...'abcdefghijklmnopqrstuvwxyzмсбкسمसमब']

await prepareGazetteer()
const residentBefore = process.memoryUsage().rss
const residentMegabytes = () => (process.memoryUsage().rss - residentBefore) / 1e6
const startedAt = performance.now()
const gazetteer = await loadGazetteer(gazetteerFile)
const loadedMilliseconds = performance.now() - startedAt
const residentLoaded = residentMegabytes()
for (const query of keystrokes) gazetteer.search(query)
// Read before the benchmark allocates its samples.
const residentUsed = residentMegabytes()

/** Returns a function that returns the items in turn, again and again. */
function turning<Item>(items: Item[]): () => Item {
  let turn = 0
  return () => items[turn++ % items.length]!
}

const keystroke = turning(keystrokes)
const letter = turning(letters)
const birth = turning(births.records)
const seaPoint = turning(
  Array.from(
    { length: 500 },
    (_, at) => [((at * 37) % 120) - 60, ((at * 61) % 360) - 180] as const,
  ),
)

let nudges = 0
/** Moves a point by at most 100 m, because the time zone of a point is cached. */
const nudge = () => (nudges++ % 1e6) * 1e-9

const bench = new Bench({ name: 'places, in process', time: 2000, warmupTime: 300 })
bench
  .add('city search, as typed', () => gazetteer.search(keystroke()))
  .add('city search, one letter', () => gazetteer.search(letter()))
  .add("time zone of a city's point, found before", () => {
    const { lat, lng } = birth()
    return gazetteer.timeZoneAt(lat, lng)
  })
  .add("time zone of a city's point", () => {
    const { lat, lng } = birth()
    return gazetteer.timeZoneAt(lat, lng + nudge())
  })
  .add('time zone of a point anywhere', () => {
    const [lat, lng] = seaPoint()
    return gazetteer.timeZoneAt(lat, lng + nudge())
  })
await bench.run()

console.log(bench.name)
console.table(
  bench.tasks.map(({ name, result }) => {
    if (!('latency' in result)) throw new Error(`${name} did not finish: ${result.state}`)
    const { latency, throughput } = result
    const microseconds = (milliseconds: number) => Math.round(milliseconds * 10_000) / 10
    return {
      what: name,
      'a second': Math.round(throughput.mean),
      'median µs': microseconds(latency.p50),
      'p99 µs': microseconds(latency.p99),
      'most µs': microseconds(latency.max),
    }
  }),
)
console.log(`loaded in ${loadedMilliseconds.toFixed(0)} ms (aim: 150)`)
console.log(
  `resident: +${residentLoaded.toFixed(0)} MB loaded, +${residentUsed.toFixed(0)} MB after ${keystrokes.length} searches (aim: 60)`,
)
