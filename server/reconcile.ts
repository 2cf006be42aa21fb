import { countSkipped, findDifferences } from './domains/payments/index.ts'
import { openPayments } from './gateways/payment/open-payments.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase, unlimited } from './platform/database/database.ts'
import { openLog } from './platform/log.ts'
import { reachDatabase } from './platform/start/reach-database.ts'
import { formatFailure } from './platform/start/format-failure.ts'
import { payables } from './payables.ts'

/**
 * `npm run reconcile`: prints one line for each difference between the payment provider and the database,
 * with the settings of the product, whether or not it runs. Nothing is changed. The exit code is 1 if there
 * is a difference. A payment under way may be reported once; it is not reported by the next run.
 */
async function reconcile(): Promise<number> {
  const config = readConfig()
  const log = openLog('error')
  const database = await reachDatabase(config)
  const [db, opened] = [
    connectDatabase(database.url, 2, unlimited),
    await openPayments(config, log),
  ]
  let [count, skipped] = [0, 0]
  try {
    const context = {
      db,
      clock: systemClock(config.clockAhead),
      payments: opened.payments,
      payables,
    }
    skipped = await countSkipped(context)
    for await (const { about, id, what } of findDifferences(context)) {
      count++
      process.stdout.write(`${about} ${id}: ${what}\n`)
    }
  } finally {
    await opened.close()
    await db.destroy()
    await database.stop()
  }
  if (skipped > 0)
    process.stdout.write(`Not compared, of another account of the provider: ${skipped}.\n`)
  const found = count === 1 ? '1 difference' : `${count} differences`
  process.stdout.write(count === 0 ? 'Provider and database agree.\n' : `${found}.\n`)
  return count === 0 ? 0 : 1
}

try {
  process.exitCode = await reconcile()
} catch (error) {
  process.stderr.write(`${formatFailure(error)}\n`)
  process.exitCode = 2
}
