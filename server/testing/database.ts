import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { connectDatabase, type Db } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { seedContent } from '../seed/seed.ts'
import { movableClock } from './movable-clock.ts'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

const template = 'template_of_tests'

/** The moment at which tests stand unless they say another. */
export const testNow = '2026-11-21T09:00:00Z'

/** Makes the database that every test clones: the schema, and the content of a fresh installation. */
export async function createTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, `CREATE DATABASE ${template}`)
  const db = connectDatabase(urlOf(adminUrl, template), 1)
  try {
    await migrateDatabase(db)
    await seedContent({ db, clock: movableClock(testNow), config: readConfig({}) })
  } finally {
    await db.destroy()
  }
}

/** A database of one's own, with the product's schema; tests on others run beside it undisturbed. */
export async function createTestDatabase(
  adminUrl = inject('postgresAdminUrl'),
  source = template,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying files beats writing pages through the log: there is nothing here to survive a crash.
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  return {
    url: urlOf(adminUrl, name),
    drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** How many sessions of a database wait for a lock that another holds. */
export async function countLockedSessions(db: Db): Promise<number> {
  const waiting = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return waiting.rows.length
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
