import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { inbox } from './inbox.ts'
import { type Command, type CommandArguments, UsageError } from './command.ts'
import { promotions } from './promotions.ts'
import { publishing } from './publishing.ts'
import { accounts } from './accounts.ts'
import { jobCommands } from './jobs.ts'
import { letters } from './letters.ts'
import { refunds } from './refunds.ts'
import { renewals } from './renewals.ts'
import { accounting } from './sales.ts'
import { staffCommands } from './staff.ts'
import { stripeAccount } from './stripe.ts'

const commands: readonly Command[] = [
  ...publishing,
  ...promotions,
  ...accounts,
  ...staffCommands,
  ...letters,
  ...refunds,
  ...renewals,
  ...accounting,
  ...stripeAccount,
  ...jobCommands,
  ...inbox,
]

const shared = {
  as: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsOptionsConfig

export interface ParsedCommand {
  readonly command: Command
  readonly args: CommandArguments
  /** The name given with --as; null: the account of this machine. */
  readonly operator: string | null
}

/**
 * Parses a command line; returns null if it requests help or is empty.
 *
 * @throws {UsageError} with a message of one line
 */
export function parseCommand(typed: readonly string[]): ParsedCommand | null {
  if (typed.length === 0) return null
  const command = findCommand(typed)
  const { values, positionals: words } = parse(typed, { ...shared, ...command?.options })
  if (values['help'] === true) return null
  if (!command) throw new UsageError(`there is no command ${JSON.stringify(words.join(' '))}`)
  const positionals = words.slice(command.name.split(' ').length)
  const missing = command.parameters[positionals.length]
  if (missing) throw new UsageError(`${command.name} needs ${missing}`)
  const surplus = positionals[command.parameters.length]
  if (surplus !== undefined)
    throw new UsageError(`${command.name} does not take ${JSON.stringify(surplus)}`)
  const operator = values['as']
  if (typeof operator === 'string' && !/^[^\p{Cc}]{1,60}$/u.test(operator.trim()))
    throw new UsageError('--as must be a name of 1 to 60 characters')
  return {
    command,
    args: { positionals, options: values as CommandArguments['options'] },
    operator: typeof operator === 'string' ? operator.trim() : null,
  }
}

/** Finds the command by its name, with options anywhere between its words. */
function findCommand(typed: readonly string[]): Command | undefined {
  const loose = parseArgs({ args: [...typed], options: shared, strict: false })
  const line = loose.positionals.join(' ')
  return commands.find(({ name }) => line === name || line.startsWith(`${name} `))
}

function parse(typed: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.split(/\. |\n/)[0] ?? error.message)
  }
}

/** Formats the output of `--help`. */
export function formatUsage(): string {
  const lines = commands.map(({ name, parameters, optionsUsage, description }) => {
    const line = [name, ...parameters, optionsUsage].filter(Boolean).join(' ')
    return `  ${line}\n      ${description}`
  })
  return `npm run operator -- <command> [--as NAME]

${lines.join('\n')}

It works on the database of the installation whose settings it runs with (DATABASE_URL, or
DATA_DIR), while the product runs or not. Days and times are UTC. What it does and shows of
people is recorded with the name of this machine's account, and NAME. It ends with 0 when done, 1 when it could not be done, 2
when what was typed makes no sense.
`
}
