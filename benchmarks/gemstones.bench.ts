import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AddressInfo } from 'node:net'
import { gemstoneContent } from '../server/domains/gemstones/content/gemstones.ts'
import { gemstones, seedGemstones } from '../server/domains/gemstones/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { connectDatabase } from '../server/platform/database/database.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { startThrowawayPostgres } from '../server/platform/embedded-postgres/throwaway.ts'
import { createServe } from '../server/platform/http/serve.ts'
import { openLog } from '../server/platform/log.ts'
import { inMemoryJobs } from '../server/testing/in-memory-jobs.ts'
import { noPayments } from '../server/testing/sandbox.ts'

// Measures calls over HTTP with 10,000 gemstones: those of a new installation, and others with words of these
// and further ones, so that there are as many different words as in a catalogue of that size.
const stoneCount = 10_000
const ownWordCount = 15_000
const aimMilliseconds = 20

let state = 1
/** A seeded generator, for the same catalogue in every run. */
const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)]!

const inventedWord = (letters: string) =>
  Array.from({ length: 4 + Math.floor(chance() * 7) }, () => oneOf([...letters])).join('')
const latin = Array.from({ length: ownWordCount }, () => inventedWord('abcdefghiklmnoprstuvyz'))
const devanagari = Array.from({ length: ownWordCount }, () => inventedWord('कखगचजतदनपबमयरलवसहािीुेो'))
const wordsOf = (index: number) =>
  gemstoneContent.flatMap(
    ({ translations }) =>
      translations[index]?.description.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? [],
  )
const vocabulary = [
  { known: wordsOf(0), own: latin },
  { known: wordsOf(1), own: devanagari },
]
const text = (language: number, count: number) =>
  Array.from({ length: count }, () => {
    const { known, own } = vocabulary[language]!
    return oneOf(chance() < 0.8 ? known : own)
  }).join(' ')

const server = await startThrowawayPostgres()
const db = connectDatabase(server.adminUrl, 4)
await migrateDatabase(db)
const context = {
  config: readConfig({}),
  clock: systemClock(),
  db,
  log: openLog('silent'),
  jobs: inMemoryJobs(),
  payments: noPayments,
}
await seedGemstones(db)
const stones = Array.from({ length: stoneCount - gemstoneContent.length }, (_, index) => ({
  id: 1_000 + index,
  slug: `stone-${index}`,
  category_id: 1 + (index % 5),
  drawing: JSON.stringify(oneOf(gemstoneContent).drawing),
  translations: JSON.stringify(
    [0, 1].map((language) => ({
      language_id: language + 1,
      name: text(language, 1),
      title: text(language, 3),
      description: `<p>${text(language, 60)}</p>`,
      video_link: null,
      skip_branding: false,
    })),
  ),
}))
for (let from = 0; from < stones.length; from += 1_000)
  await db
    .insertInto('gemstones')
    .values(stones.slice(from, from + 1_000))
    .execute()

const app = fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
app.decorateRequest('session', undefined)
app.decorateRequest('languageId', 1)
const serve = createServe(app, {
  authenticate: async () => undefined,
  guardStudio: () => async () => {},
  limitRequest: async () => {},
  inTurn: (_address, work) => work(),
})
gemstones(serve, { ...context, emailOf: async () => undefined })
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/gemstone?`

const withWrongLetter = (word: string) => {
  const at = Math.floor(chance() * word.length)
  return word.slice(0, at) + oneOf([...'xqज']) + word.slice(at + 1)
}
const typed = () => oneOf(oneOf(vocabulary)[chance() < 0.8 ? 'known' : 'own'])
const kinds: [name: string, query: () => Record<string, string>][] = [
  ['a word', () => ({ search: typed() })],
  ['two words', () => ({ search: `${typed()} ${typed()}` })],
  ['a word with a wrong letter', () => ({ search: withWrongLetter(typed()) })],
  [
    'two words with a wrong letter each',
    () => ({ search: `${withWrongLetter(typed())} ${withWrongLetter(typed())}` }),
  ],
  ['one letter', () => ({ search: typed().slice(0, 1) })],
  ['nonsense', () => ({ search: inventedWord('xqzwvj') + inventedWord('xqzwvj') })],
  ['a word in a category', () => ({ search: typed(), category_id: '3' })],
  ['no search, any page', () => ({ page: String(1 + Math.floor(chance() * 416)) })],
]

const timed = async (query: Record<string, string>) => {
  const startedAt = performance.now()
  const answer = await fetch(base + String(new URLSearchParams(query)))
  await answer.text()
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  return performance.now() - startedAt
}

const loadedMilliseconds = await timed({})
for (let warm = 0; warm < 300; warm++) await timed(oneOf(kinds)[1]())
const rows: Record<string, string | number>[] = []
for (const [name, query] of kinds) {
  const times: number[] = []
  for (let count = 0; count < 1_000; count++) times.push(await timed(query()))
  times.sort((one, other) => one - other)
  const at = (part: number) => Number(times[Math.floor(part * (times.length - 1))]!.toFixed(2))
  rows.push({ what: name, 'median ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(1) })
}
console.log(
  `gemstones, ${stoneCount} stones, over HTTP, one after the other (aim: p99 ${aimMilliseconds} ms)`,
)
console.table(rows)
console.log(`the first answer, which reads the catalogue: ${loadedMilliseconds.toFixed(0)} ms`)
console.log(`resident: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)

await app.close()
await db.destroy()
await server.stop()
