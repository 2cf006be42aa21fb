import type { ParseArgsOptionsConfig } from 'node:util'
import { type ActDetails, recordAct } from '../domains/operations/index.ts'
import type { Context } from '../context/context.ts'
import type { Trx } from '../platform/database/database.ts'
import { write } from '../platform/database/write.ts'

/** The command line is invalid: reported in one line, with a hint at the help. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command cannot be carried out: reported in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** What a command runs with: the installation, the operator's name, and its output. */
export interface CommandContext extends Pick<Context, 'config' | 'clock' | 'db'> {
  readonly operator: string
  say(line: string): void
}

export interface Given {
  /** The arguments after the command's name, one for each of its `takes`. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

export interface Command {
  /** Such as `live on`. */
  readonly name: string
  /** The required arguments, as the usage shows them. */
  readonly takes: readonly string[]
  readonly options?: ParseArgsOptionsConfig
  /** As the usage shows them. */
  readonly optionsShown?: string
  readonly does: string
  run(context: CommandContext, given: Given): Promise<void>
}

/** Does something and records it, in one transaction. */
export const perform = <T>(
  { clock, db, operator }: CommandContext,
  act: string,
  details: ActDetails | ((result: T) => ActDetails),
  work: (trx: Trx, at: Temporal.Instant) => Promise<T>,
): Promise<T> =>
  write(db, async (trx) => {
    const at = clock.now()
    const result = await work(trx, at)
    const told = typeof details === 'function' ? details(result) : details
    await recordAct(trx, { operator, act, details: told, at })
    return result
  })

/** @throws {UsageError} where it is missing or empty. */
export function text({ options }: Given, name: string): string {
  const given = optionalText({ options }, name)
  if (given === null) throw new UsageError(`--${name} is missing`)
  return given
}

export function optionalText({ options }: Pick<Given, 'options'>, name: string): string | null {
  const given = options[name]
  return typeof given === 'string' && given.trim() ? given.trim() : null
}

/** @throws {UsageError} for what is no whole number from 1 on. */
export function count(given: string, name: string): number {
  if (!/^[1-9]\d{0,5}$/.test(given))
    throw new UsageError(`--${name} must be a whole number from 1 on`)
  return Number(given)
}

/** @throws {UsageError} for what is no amount in pounds, such as 4.50. */
export function pence(given: string, name: string): number {
  if (!/^\d{1,5}(\.\d{2})?$/.test(given) || Number(given) === 0)
    throw new UsageError(`--${name} must be an amount in pounds, such as 4.50`)
  return Math.round(Number(given) * 100)
}

/** The end of a day, UTC. @throws {UsageError} */
export function endOfDay(given: string, name: string): Temporal.Instant {
  try {
    const day = Temporal.PlainDate.from(given, { overflow: 'reject' })
    return day.add({ days: 1 }).toZonedDateTime('UTC').toInstant()
  } catch {
    throw new UsageError(`--${name} must be a day such as 2027-01-31`)
  }
}

/** @throws {UsageError} */
export function identifier(given: string | undefined): string {
  if (!given || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given))
    throw new UsageError(`${given} is no id: copy it from the list`)
  return given
}

/** `2026-11-21 09:00` in UTC. */
export const moment = (at: Temporal.Instant): string =>
  at.toString({ smallestUnit: 'minute' }).replace('T', ' ').replace('Z', '')
