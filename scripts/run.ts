import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkSource } from './check-source.ts'
import { getChromium } from './chromium.ts'
import { countReport, sayCount, sum, type Count } from './count.ts'
import { root, runProgram } from './run-program.ts'

const reports = join(root, 'test-results')

/** Runs projects of vitest.config.ts and counts what they did by its own report. */
async function runTests(...projects: string[]): Promise<Count> {
  const file = join(reports, `${projects.join('-')}.json`)
  rmSync(file, { force: true })
  const exitCode = await runProgram('vitest', 'vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return countReport(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
    exitCode,
  )
}

async function runJourneys(): Promise<Count> {
  try {
    getChromium()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, skipped: 0, failures: [reason] }
  }
  return runTests('journeys')
}

mkdirSync(reports, { recursive: true })
const count = sum([
  await checkSource(),
  await runTests('unit', 'http'),
  await runTests('product'),
  await runJourneys(),
])
process.stdout.write(`${sayCount(count)}\n`)
process.exitCode = count.failed ? 1 : 0
