import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabase, type Db, unlimited } from '../platform/database/database.ts'
import { reachDatabase } from '../platform/start/reach-database.ts'
import { Refusal } from '../platform/refusal.ts'
import { formatFailure } from '../platform/start/format-failure.ts'
import { OperatorError, UsageError } from './command.ts'
import { describeRefusal } from './describe-refusal.ts'
import { formatUsage, parseCommand, type ParsedCommand } from './parse-command.ts'

/** Where a command reads its settings from, and where it prints to. */
export interface OperatorProcess {
  /** By default the environment of this process. */
  readonly env?: Record<string, string | undefined> | undefined
  print(text: string): void
  printError(text: string): void
}

/** Runs the command line after `npm run operator --`, and returns its exit code. */
export async function runOperator(
  typed: readonly string[],
  { env, print, printError }: OperatorProcess,
): Promise<0 | 1 | 2> {
  try {
    const parsed = parseCommand(typed)
    if (parsed) await run(parsed, { env, print })
    else print(formatUsage())
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message} (--help lists the commands)\n`)
      return 2
    }
    // Domains throw a RangeError with a message of one line for invalid values.
    if (error instanceof Refusal) {
      printError(`${describeRefusal(error)}\n`)
      return 1
    }
    const isExpected = error instanceof OperatorError || error instanceof RangeError
    printError(`${isExpected ? error.message : formatFailure(error)}\n`)
    return 1
  }
}

async function run(
  { command, args, operator }: ParsedCommand,
  { env, print }: Pick<OperatorProcess, 'env' | 'print'>,
): Promise<void> {
  const config = readConfig(env)
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
        databaseUrl: database.url,
        operator: operator ?? account,
        account,
        print: (line) => print(`${line}\n`),
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
