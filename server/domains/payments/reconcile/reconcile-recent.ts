import { write } from '../../../platform/database/write.ts'
import { recordRun } from '../../../platform/last-runs/last-run.repository.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { findDifferences } from './find-differences.ts'

/** A payment of the last hour may still be under way. */
const settledAfter = Temporal.Duration.from({ hours: 1 })
const recentHours = 7 * 24
/** An email and the studio list the first ones; the command lists all. */
const mostLines = 100

/** Compares the payments of the last seven days with the provider, and mails the operator if they differ. */
export async function reconcileRecent(context: PaymentsContext): Promise<void> {
  const { clock, db, jobs, log } = context
  const until = clock.now().subtract(settledAfter)
  const since = until.subtract({ hours: recentHours })
  const lines: string[] = []
  for await (const { about, id, what } of findDifferences(context, { since, until }))
    lines.push(`${about} ${id}: ${what}`)
  const shown = lines.slice(0, mostLines)
  await recordRun(db, {
    name: 'reconcile',
    finished_at: clock.now(),
    figure: lines.length,
    lines: shown,
  })
  if (lines.length === 0) return
  log.error({ count: lines.length }, 'provider and database differ')
  const found = { lines: shown, count: lines.length }
  await write(db, (trx) => jobs.enqueue(trx, 'payment-differences', found))
}
