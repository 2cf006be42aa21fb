import { sql } from 'kysely'
import { planWeeklyLetters, type LettersContext } from '../server/domains/letters/index.ts'
import { connectDatabase } from '../server/platform/database/database.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { startThrowawayPostgres } from '../server/platform/embedded-postgres/throwaway.ts'
import { pgBossJobs } from '../server/platform/jobs/pg-boss-jobs.ts'
import { openLog } from '../server/platform/log.ts'

// Measures the planning of weekly letters that are due at the same time, jobs included, and of a run that finds none due among
// as many subscribers. The time of a letter must not grow with their number.
const sizes = [1_000, 10_000, 100_000]
const now = Temporal.Instant.from('2026-11-23T07:01:00Z')

const server = await startThrowawayPostgres()
const db = connectDatabase(server.adminUrl, 4)
await migrateDatabase(db)
// The queue `weekly-letter` is created at the start; its jobs are not worked on.
const jobs = pgBossJobs(server.adminUrl, openLog('silent'))
jobs.handle('weekly-letter', async () => {})
await jobs.start()
const context = { db, jobs, clock: { now: () => now } } as unknown as LettersContext

const rows: Record<string, string | number>[] = []
for (const subscribers of sizes) {
  await sql`truncate users cascade`.execute(db)
  await sql`
    insert into users (
      id, email, full_name, gender, birth_moment, birth_place, birth_latitude_degrees,
      birth_longitude_degrees, agreement, created_at
    )
    select gen_random_uuid(), 'reader' || n || '@example.org', 'Reader', 3, '1990-05-17 04:25:00', 'Mumbai', 19, 72, true, now()
    from generate_series(1, ${subscribers}::integer) n`.execute(db)
  await sql`
    insert into letter_settings (
      user_id, language_id, time_zone, weekly, weekly_asked_at, weekly_consent, weekly_next_at
    )
    select id, 1, 'Europe/London', true, now(), 'bench', '2026-11-23T07:00:00Z' from users`.execute(
    db,
  )
  await sql`analyze letter_settings`.execute(db)
  const seconds = async () => {
    const startedAt = performance.now()
    await planWeeklyLetters(context)
    return (performance.now() - startedAt) / 1000
  }
  const planned = await seconds()
  const idle = await seconds()
  rows.push({
    subscribers,
    'planned in s': planned.toFixed(2),
    'µs a letter': Math.round((planned / subscribers) * 1e6),
    'none due in ms': (idle * 1000).toFixed(1),
  })
}
console.table(rows)
await jobs.stop()
await db.destroy()
await server.stop()
