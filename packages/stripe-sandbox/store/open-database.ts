import { DatabaseSync } from 'node:sqlite'

/** The sandbox's data is in use by another process. */
export class SandboxInUseError extends Error {
  override name = 'SandboxInUseError'
}

const sqliteBusy = 5

/**
 * Opens the sandbox's database. A commit is on the disk before it returns (synchronous = FULL), so that a
 * `kill -9` loses nothing acknowledged; the exclusive lock ends with the process that holds it.
 * @throws {SandboxInUseError}
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS objects (
        position INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        created INTEGER NOT NULL,
        customer TEXT,
        payment_intent TEXT,
        type TEXT,
        object TEXT NOT NULL,
        hidden TEXT NOT NULL
      );
      CREATE INDEX IF NOT EXISTS objects_kind ON objects (kind, position);
      CREATE INDEX IF NOT EXISTS objects_customer ON objects (customer, kind, position);
      CREATE INDEX IF NOT EXISTS objects_intent ON objects (payment_intent, kind, position);
      CREATE TABLE IF NOT EXISTS idempotency (
        key TEXT PRIMARY KEY,
        endpoint TEXT NOT NULL,
        parameters TEXT NOT NULL,
        created INTEGER NOT NULL,
        request TEXT NOT NULL,
        status INTEGER NOT NULL,
        body TEXT NOT NULL
      );
      CREATE TABLE IF NOT EXISTS authentications (
        id TEXT PRIMARY KEY,
        payment_intent TEXT NOT NULL,
        return_url TEXT,
        state TEXT NOT NULL
      );
      CREATE INDEX IF NOT EXISTS authentications_intent ON authentications (payment_intent);
      CREATE TABLE IF NOT EXISTS deliveries (
        event TEXT PRIMARY KEY,
        tries INTEGER NOT NULL DEFAULT 0,
        due_milliseconds REAL NOT NULL DEFAULT 0,
        is_done INTEGER NOT NULL DEFAULT 0
      );
      CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (is_done, due_milliseconds);
      CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      UPDATE deliveries SET due_milliseconds = 0 WHERE is_done = 0;
    `)
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
      throw new SandboxInUseError(`${file} is in use by another process`, { cause: error })
    throw error
  }
  return database
}
