import type { Count } from './count.ts'
import { runProgram } from './run-program.ts'

interface Check {
  name: string
  steps: [name: string, command: string, ...args: string[]][]
}

/** The checks that run no test. Those of types and format keep what they found in `.cache`. */
const checks: Check[] = [
  {
    name: 'types',
    steps: [
      ['@react-router/dev', 'react-router', 'typegen'],
      ['typescript', 'tsc', '--noEmit'],
    ],
  },
  { name: 'lint', steps: [['oxlint', 'oxlint', '--type-aware', '--deny-warnings']] },
  {
    name: 'format',
    steps: [
      [
        'prettier',
        'prettier',
        '--check',
        '--cache',
        '--cache-location=.cache/prettier',
        '--log-level=warn',
        '.',
      ],
    ],
  },
  { name: 'unused code', steps: [['knip', 'knip', '--no-progress']] },
]

export async function checkSource(): Promise<Count> {
  const failures: string[] = []
  for (const check of checks) {
    const isGood = await passes(check)
    process.stdout.write(`${isGood ? '✓' : '✗'} ${check.name}\n`)
    if (!isGood) failures.push(check.name)
  }
  const failed = failures.length
  return { passed: checks.length - failed, failed, skipped: 0, failures, retried: [] }
}

async function passes({ steps }: Check): Promise<boolean> {
  for (const [name, command, ...args] of steps) {
    if ((await runProgram(name, command, args)) !== 0) return false
  }
  return true
}
