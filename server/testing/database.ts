import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { connectDatabase, type Db } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { ensureEditions } from '../domains/horoscopes/index.ts'
import { systemClock } from '../platform/clock.ts'
import { seedContent } from '../seed/seed.ts'
import { movableClock } from './movable-clock.ts'
import { composeEdition } from './compose-edition.ts'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

const template = 'test_template'

/** The current time in tests that do not set another. */
export const testNow = '2026-11-21T09:00:00Z'

/** Creates the database that every test clones: the schema and the content of a new installation. */
export async function createTemplate(adminUrl: string): Promise<void> {
  await runAsAdmin(adminUrl, `CREATE DATABASE ${template}`)
  const db = connectDatabase(toDatabaseUrl(adminUrl, template), 2)
  try {
    await migrateDatabase(db)
    await seedContent({ db, clock: movableClock(testNow), config: readConfig({}) }, composeEdition)
  } finally {
    await db.destroy()
  }
}

/**
 * Fills an empty database with what a product has composed a minute after its first start. A product that is started on an
 * empty one takes 6 seconds of a processor for it.
 */
export async function composeAllTexts(url: string): Promise<void> {
  const context = { db: connectDatabase(url, 2), clock: systemClock(), config: readConfig({}) }
  try {
    await migrateDatabase(context.db)
    await seedContent(context, composeEdition)
    await ensureEditions(context, composeEdition)
  } finally {
    await context.db.destroy()
  }
}

/** Clones the template into a database for one test, so that tests run in parallel without affecting each other. */
export async function createTestDatabase(
  adminUrl = inject('postgresAdminUrl'),
  source = template,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying files is faster than writing pages through the WAL, and a test database need not survive a crash.
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  return {
    url: toDatabaseUrl(adminUrl, name),
    drop: () => runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Counts the sessions of a database that wait for a lock. */
export async function countLockedSessions(db: Db): Promise<number> {
  const waiting = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return waiting.rows.length
}

function toDatabaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
