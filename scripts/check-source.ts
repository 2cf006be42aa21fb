import type { Count } from './count.ts'
import { runProgram, goEnvironment } from './run-program.ts'

/**
 * The checks that run no test: a name, the package of a command, and the command with its arguments. That of types keeps what it found
 * in `.cache`.
 */
const checks: [name: string, program: string, command: string, ...args: string[]][] = [
  // Each further checker checks a part of the types again.
  ['types', 'typescript', 'tsc', '--noEmit', '--checkers', '1'],
  ['lint', 'oxlint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', 'oxfmt', '--list-different', '.'],
  ['unused code', 'knip', 'knip', '--no-progress'],
]

export async function checkSource(): Promise<Count> {
  const hasTypes = (await runProgram('@react-router/dev', 'react-router', ['typegen'])) === 0
  // All at once: by itself, each leaves a core unused for a part of its time.
  const outcomes = await Promise.all(
    checks.map(async ([name, program, command, ...args]) => {
      const isGood = hasTypes && (await runProgram(program, command, args, goEnvironment)) === 0
      process.stdout.write(`${isGood ? '✓' : '✗'} ${name}\n`)
      return { name, isGood }
    }),
  )
  const failures = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name)
  const failed = failures.length
  return { passed: checks.length - failed, failed, skipped: 0, failures, retried: [] }
}
