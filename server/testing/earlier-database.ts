import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type Db } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createTestDatabase } from './database.ts'

const migrations = join(import.meta.dirname, '../migrations')

/** Calls a test with an empty database that has only the migrations whose names sort before the given one. */
export async function withDatabaseBefore(
  migration: string,
  test: (db: Db) => Promise<void>,
): Promise<void> {
  const earlier = await mkdtemp(join(tmpdir(), 'rashi-migrations-'))
  const database = await createTestDatabase(undefined, 'template0')
  const db = connectDatabase(database.url, 2)
  try {
    for (const file of await readdir(migrations))
      if (file.endsWith('.sql') && file < migration)
        await cp(join(migrations, file), join(earlier, file))
    await migrateDatabase(db, earlier)
    await test(db)
  } finally {
    await db.destroy()
    await database.drop()
    await rm(earlier, { recursive: true })
  }
}
