import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { firstVisitReadings } from '../../platform/visitor-counters.ts'
import { markFirstVisitReading } from './access.repository.ts'
import type { Access } from './access.rules.ts'

const firstVisit = Temporal.Duration.from({ hours: 1 })

/** Counts an account once if it opens a reading within an hour of its sign-up. Later readings write nothing. */
export async function countFirstVisitReading(
  { db }: Pick<Context, 'db'>,
  { trial, at }: Access,
  userId: string,
): Promise<void> {
  if (trial === null || trial.firstVisitReadingAt !== null) return
  if (Temporal.Duration.compare(trial.startedAt.until(at), firstVisit) > 0) return
  if (await write(db, (trx) => markFirstVisitReading(trx, userId, at))) firstVisitReadings.inc()
}
