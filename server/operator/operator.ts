import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabase, type Db, unlimited } from '../platform/database/database.ts'
import { reachDatabase } from '../platform/start/reach-database.ts'
import { formatFailure } from '../platform/start/format-failure.ts'
import { OperatorError, UsageError } from './command.ts'
import { formatUsage, parseCommand, type ParsedCommand } from './parse-command.ts'

/** Runs a command of `npm run operator -- …`. */
async function run({ command, args, operator }: ParsedCommand): Promise<void> {
  const config = readConfig()
  const database = await reachDatabase(config)
  const account = readAccount()
  const db = connectDatabase(database.url, 1, unlimited)
  try {
    await refuseOtherRelease(db)
    await command.run(
      {
        config,
        clock: systemClock(config.clockAhead),
        db,
        operator: operator ?? account,
        account,
        print: (line) => process.stdout.write(`${line}\n`),
      },
      args,
    )
  } finally {
    await db.destroy()
    await database.stop()
  }
}

/** Returns the name of this process's account, or its number where it has no name, as in a container. */
function readAccount(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

async function refuseOtherRelease(db: Db): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('operator_acts') as found`.execute(db)
  if (!rows[0]?.found)
    throw new OperatorError('the database is not of this release yet: start the product once')
}

try {
  const parsed = parseCommand(process.argv.slice(2))
  if (parsed) await run(parsed)
  else process.stdout.write(formatUsage())
} catch (error) {
  // Domains throw a RangeError with a message of one line for invalid values.
  const isExpected = error instanceof OperatorError || error instanceof RangeError
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message} (--help lists the commands)\n`)
    process.exitCode = 2
  } else {
    process.stderr.write(`${isExpected ? error.message : formatFailure(error)}\n`)
    process.exitCode = 1
  }
}
