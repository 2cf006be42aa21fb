import type { ParseArgsOptionsConfig } from 'node:util'
import { type ActDetails, recordCommand } from '../domains/operations/index.ts'
import type { Context } from '../context/context.ts'
import type { Db, Trx } from '../platform/database/database.ts'
import { write } from '../platform/database/write.ts'

/** The command line is invalid: reported in one line, with a hint at the help. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command cannot be carried out: reported in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** The installation, the operator's name, and the output of a command. */
export interface CommandContext extends Pick<Context, 'config' | 'clock' | 'db'> {
  /** The address at which `db` is connected. */
  readonly databaseUrl: string
  readonly operator: string
  /** The account of the operating system that runs the command. */
  readonly account: string
  print(line: string): void
}

export interface CommandArguments {
  /** The arguments after the command's name, one for each of its `parameters`. */
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

export interface Command {
  /** One or two words, such as `live on`. */
  readonly name: string
  /** The required arguments, as the usage shows them. */
  readonly parameters: readonly string[]
  readonly options?: ParseArgsOptionsConfig
  /** The options, as the usage shows them. */
  readonly optionsUsage?: string
  readonly description: string
  run(context: CommandContext, args: CommandArguments): Promise<void>
}

/** Runs `work` and records the act in one transaction. */
export const performAct = <T>(
  { clock, db, operator, account }: CommandContext,
  act: string,
  details: ActDetails | ((result: T) => ActDetails),
  work: (trx: Trx, at: Temporal.Instant) => Promise<T>,
): Promise<T> =>
  write(db, async (trx) => {
    const at = clock.now()
    const result = await work(trx, at)
    const recorded = typeof details === 'function' ? details(result) : details
    await recordCommand(trx, { operator, account, act, details: recorded, at })
    return result
  })

/** Reads personal data, and records its ids as an act before anything is printed; nothing if none was found. */
export async function readPersonal<T>(
  context: CommandContext,
  act: string,
  read: (db: Db) => Promise<readonly T[]>,
  idOf: (found: T) => string,
): Promise<readonly T[]> {
  const found = await read(context.db)
  if (found.length > 0)
    await performAct(context, act, { read: found.map(idOf).join(' ') }, async () => {})
  return found
}

/** @throws {UsageError} if the option is missing or empty */
export function requireText({ options }: CommandArguments, name: string): string {
  const value = findText({ options }, name)
  if (value === null) throw new UsageError(`--${name} is missing`)
  return value
}

export function findText(
  { options }: Pick<CommandArguments, 'options'>,
  name: string,
): string | null {
  const value = options[name]
  return typeof value === 'string' && value.trim() ? value.trim() : null
}

/** @throws {UsageError} unless the value is a whole number from 1 */
export function parseCount(value: string, name: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new UsageError(`--${name} must be a whole number from 1 on`)
  return Number(value)
}

/** Parses an amount in pounds, such as 4.50, to pence. @throws {UsageError} */
export function parsePence(value: string, name: string): number {
  if (!/^\d{1,5}(\.\d{2})?$/.test(value) || Number(value) === 0)
    throw new UsageError(`--${name} must be an amount in pounds, such as 4.50`)
  return Math.round(Number(value) * 100)
}

/** Parses a day to its end in UTC. @throws {UsageError} */
export function parseEndOfDay(value: string, name: string): Temporal.Instant {
  try {
    const day = Temporal.PlainDate.from(value, { overflow: 'reject' })
    return day.add({ days: 1 }).toZonedDateTime('UTC').toInstant()
  } catch {
    throw new UsageError(`--${name} must be a day such as 2027-01-31`)
  }
}

/** @throws {UsageError} */
export function parseId(value: string | undefined): string {
  if (!value || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value))
    throw new UsageError(`${value} is no id: copy it from the list`)
  return value
}

/** Formats an instant in UTC, such as `2026-11-21 09:00`. */
export const formatInstant = (at: Temporal.Instant): string =>
  at.toString({ smallestUnit: 'minute' }).replace('T', ' ').replace('Z', '')
