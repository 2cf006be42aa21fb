import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { noticeboard, publishNotice, seedNotices } from '../server/domains/noticeboard/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { connectDatabase } from '../server/platform/database/database.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { write } from '../server/platform/database/write.ts'
import { startThrowawayPostgres } from '../server/platform/embedded-postgres/throwaway.ts'
import type { ApiRequest, Serve } from '../server/platform/http/serve.ts'

// Measures reading, marking and publishing of notices by the domain's calls on a real database, with a thousand
// and a million readers who have read some notices. No time may grow with the number of readers.
const sizes = [1_000, 1_000_000]
const noticeCount = 40
const readEach = 5
const rounds = 2_000

const server = await startThrowawayPostgres()
const db = connectDatabase(server.adminUrl, 4)
await migrateDatabase(db)
const context = { db, clock: systemClock() }
await seedNotices(context)
const words = [{ language_id: 1, title: 'A night of stars', text: 'Look up.', link_label: null }]
const notice = { words, link: null, starts_at: null, ends_at: null }
const publish = () => write(db, (trx) => publishNotice(trx, notice, context.clock.now()))
while ((await countRows('notices')) < noticeCount) await publish()

type Handler = (request: ApiRequest<never>) => Promise<unknown>
const calls = new Map<string, Handler>()
const serve = ((name: string, handler: Handler) =>
  void calls.set(name, handler)) as unknown as Serve
noticeboard(serve, context)
const call = (name: string, userId: string, body: object = {}) =>
  calls.get(name)?.({ session: { userId, sessionId: '' }, body } as ApiRequest<never>)

/** A reader's id follows from their number. */
const reader = (number: number) =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

async function countRows(table: 'notices' | 'notice_reads'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

async function timed(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work(round)
    times.push(performance.now() - startedAt)
  }
  return times.sort((one, other) => one - other)
}

const rows: Record<string, string | number>[] = []
let readers = 0
for (const size of sizes) {
  await sql`
    insert into notice_reads (user_id, notice_id, read_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, notice.id, now()
    from generate_series(${sql.lit(readers)}, ${sql.lit(size - 1)}) as number,
      (select id from notices order by id limit ${sql.lit(readEach)}) as notice`.execute(db)
  readers = size
  await sql`vacuum (analyze) notice_reads`.execute(db)
  const someone = () => reader(Math.floor(Math.random() * readers))
  const ids = (await db.selectFrom('notices').select('id').execute()).map(({ id }) => id)
  const show = 'GET /noticeboard/user-noticeboard'
  const mark = 'POST /noticeboard/user-noticeboard-mark-read'
  for (let warm = 0; warm < 200; warm++) await call(show, someone())
  const measured = {
    'reading the board': await timed(async () => call(show, someone())),
    'marking all as read': await timed(async () => call(mark, someone(), { ids })),
    'a newcomer marks all': await timed(async () => call(mark, uuidv7(), { ids })),
  }
  const before = await countRows('notices')
  const readsBefore = await countRows('notice_reads')
  const startedAt = performance.now()
  await publish()
  const publishing = performance.now() - startedAt
  const written =
    (await countRows('notices')) - before + ((await countRows('notice_reads')) - readsBefore)
  for (const [what, times] of Object.entries(measured)) {
    const at = (part: number) => Number(times[Math.floor(part * (times.length - 1))]!.toFixed(2))
    rows.push({ readers: size, what, 'median ms': at(0.5), 'p99 ms': at(0.99) })
  }
  rows.push({
    readers: size,
    what: `publishing: ${written} row`,
    'median ms': Number(publishing.toFixed(2)),
    'p99 ms': '',
  })
}
console.log(`noticeboard, ${noticeCount} notices, one after the other`)
console.table(rows)
console.log(`read marks at the end: ${await countRows('notice_reads')}`)

await db.destroy()
await server.stop()
