import { formatFailure } from '../platform/start/format-failure.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs an operator's command. A failure is one line on stderr and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${formatFailure(error)}\n`)
    process.exit(1)
  }
}
