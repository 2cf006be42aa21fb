import { findDifferences } from './domains/payments/index.ts'
import { openPayments } from './gateways/payment/open-payments.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/database.ts'
import { openLog } from './platform/log.ts'
import { reachDatabase } from './platform/start/reach-database.ts'
import { formatFailure } from './platform/start/format-failure.ts'
import { payables } from './payables.ts'

/**
 * `npm run reconcile`: one line for everything that the payment provider and the database do not agree
 * on, with the settings of the product, beside it or without it. Nothing is changed. Ends with 1 where
 * there is a difference. A payment that is under way at this moment may show; it does not show twice.
 */
async function reconcile(): Promise<number> {
  const config = readConfig()
  const log = openLog('error')
  const database = await reachDatabase(config)
  const [db, money] = [connectDatabase(database.url, 2), await openPayments(config, log)]
  let count = 0
  try {
    const books = {
      db,
      clock: systemClock(config.clockAhead),
      payments: money.payments,
      payables,
    }
    for await (const { about, id, what } of findDifferences(books)) {
      count++
      process.stdout.write(`${about} ${id}: ${what}\n`)
    }
  } finally {
    await money.close()
    await db.destroy()
    await database.stop()
  }
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
