import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabase, type Db } from '../platform/database/database.ts'
import { reachDatabase } from '../platform/start/reach-database.ts'
import { formatFailure } from '../platform/start/format-failure.ts'
import { OperatorError, UsageError } from './command.ts'
import { type Asked, readCommand, usage } from './read-command.ts'

/** `npm run operator -- …`: what an operator does until there is a studio. */
async function run({ command, given, operator }: Asked): Promise<void> {
  const config = readConfig()
  const database = await reachDatabase(config)
  const db = connectDatabase(database.url, 1)
  try {
    await refuseOtherRelease(db)
    await command.run(
      {
        config,
        clock: systemClock(config.clockAhead),
        db,
        operator: operator ?? userInfo().username,
        say: (line) => process.stdout.write(`${line}\n`),
      },
      given,
    )
  } finally {
    await db.destroy()
    await database.stop()
  }
}

async function refuseOtherRelease(db: Db): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('operator_acts') as found`.execute(db)
  if (!rows[0]?.found)
    throw new OperatorError('the database is not of this release yet: start the product once')
}

try {
  const asked = readCommand(process.argv.slice(2))
  if (asked) await run(asked)
  else process.stdout.write(usage())
} catch (error) {
  // A domain refuses by a RangeError what it is handed here, and says in one line why.
  const isExpected = error instanceof OperatorError || error instanceof RangeError
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message} (--help lists the commands)\n`)
    process.exitCode = 2
  } else {
    process.stderr.write(`${isExpected ? error.message : formatFailure(error)}\n`)
    process.exitCode = 1
  }
}
