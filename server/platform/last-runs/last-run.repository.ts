import type { Selectable } from 'kysely'
import type { Db } from '../database/database.ts'
import { write } from '../database/write.ts'
import type { LastRunTable } from './last-run.table.ts'

export type LastRun = Selectable<LastRunTable>

/** Records the end of a run in place of the one before. */
export const recordRun = (db: Db, run: LastRun): Promise<void> =>
  write(db, async (trx) => {
    await trx
      .insertInto('last_runs')
      .values(run)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
      .execute()
  })

export const listLastRuns = (db: Db): Promise<LastRun[]> =>
  db.selectFrom('last_runs').selectAll().execute()
