import type { Selectable } from 'kysely'
import type { Db } from '../database/database.ts'
import { write } from '../database/write.ts'
import type { LastRunTable } from './last-run.table.ts'

export type LastRun = Selectable<LastRunTable>

/** Records the end of a run in place of the one before. */
export const recordRun = (
  db: Db,
  { lines = [], ...run }: Omit<LastRun, 'lines'> & Partial<Pick<LastRun, 'lines'>>,
): Promise<void> =>
  write(db, async (trx) => {
    const row = { ...run, lines: JSON.stringify(lines) }
    await trx
      .insertInto('last_runs')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  })

export const listLastRuns = (db: Db): Promise<LastRun[]> =>
  db.selectFrom('last_runs').selectAll().execute()
