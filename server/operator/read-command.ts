import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { inbox } from './inbox.ts'
import { type Command, type Given, UsageError } from './command.ts'
import { promotions } from './promotions.ts'
import { publishing } from './publishing.ts'
import { refunds } from './refunds.ts'

const commands: readonly Command[] = [...publishing, ...promotions, ...refunds, ...inbox]

const shared = {
  as: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsOptionsConfig

export interface Asked {
  readonly command: Command
  readonly given: Given
  /** The name given with --as; null: the account of this machine. */
  readonly operator: string | null
}

/**
 * Reads a command line; null where it asks for help or is empty.
 *
 * @throws {UsageError} with one line that says what is wrong.
 */
export function readCommand(typed: readonly string[]): Asked | null {
  if (typed.length === 0) return null
  const command = commandOf(typed)
  const { values, positionals } = parse(typed, { ...shared, ...command?.options })
  if (values['help'] === true) return null
  if (!command) throw new UsageError(`there is no command ${JSON.stringify(positionals.join(' '))}`)
  const words = positionals.slice(command.name.split(' ').length)
  const missing = command.takes[words.length]
  if (missing) throw new UsageError(`${command.name} needs ${missing}`)
  const surplus = words[command.takes.length]
  if (surplus !== undefined)
    throw new UsageError(`${command.name} does not take ${JSON.stringify(surplus)}`)
  const operator = values['as']
  if (typeof operator === 'string' && !/^[^\p{Cc}]{1,60}$/u.test(operator.trim()))
    throw new UsageError('--as must be a name of 1 to 60 characters')
  return {
    command,
    given: { words, options: values as Given['options'] },
    operator: typeof operator === 'string' ? operator.trim() : null,
  }
}

/** Finds the command by its words, with options anywhere between them. */
function commandOf(typed: readonly string[]): Command | undefined {
  const loose = parseArgs({ args: [...typed], options: shared, strict: false })
  const said = loose.positionals.join(' ')
  return commands.find(({ name }) => said === name || said.startsWith(`${name} `))
}

function parse(typed: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.split(/\. |\n/)[0] ?? error.message)
  }
}

/** What `--help` prints. */
export function usage(): string {
  const lines = commands.map(({ name, takes, optionsShown, does }) => {
    const line = [name, ...takes, optionsShown].filter(Boolean).join(' ')
    return `  ${line}\n      ${does}`
  })
  return `npm run operator -- <command> [--as NAME]

${lines.join('\n')}

It works on the database of the installation whose settings it runs with (DATABASE_URL, or
DATA_DIR), while the product runs or not. Days and times are UTC. What it does is recorded with the
name of this machine's account, or NAME. It ends with 0 when done, 1 when it could not be done, 2
when what was typed makes no sense.
`
}
