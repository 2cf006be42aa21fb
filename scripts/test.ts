import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArguments } from './arguments.ts'
import { checkSource } from './check-source.ts'
import { countPlaywright, countVitest, formatCount, sum, type Count } from './count.ts'
import { root, runProgram } from './run-program.ts'
import { scopeVariable } from './test-scope.ts'
import { findTemporaryDirectory } from './temporary-directory.ts'
import { escapePattern, listTestFiles, readFrom, selectTests } from './select-tests.ts'

const { kinds, words, changedSince, isExhaustive, options } = parseArguments(process.argv.slice(2))
// A run of named tests takes all of their cases.
if (isExhaustive || words.length > 0) process.env[scopeVariable] = 'exhaustive'
const isEverything = words.length === 0 && kinds.length === 3 && !changedSince
const { files, name } = selectTests(words, listTestFiles(root), readFrom(root))
const isEmptyRunGood = changedSince !== undefined
const reports = join(root, 'test-results')

/** Runs the unit and HTTP tests by vitest. */
async function runVitest(): Promise<Count | undefined> {
  const projects = kinds.filter((kind) => kind !== 'browser' && files[kind].length > 0)
  if (projects.length === 0) return undefined
  const file = join(reports, 'vitest.json')
  rmSync(file, { force: true })
  const exitCode = await runProgram('vitest', 'vitest', [
    'run',
    // The HTTP tests are two projects.
    ...projects.flatMap((project) => ['--project', `${project}*`]),
    ...(words.length > 0 ? projects.flatMap((project) => files[project]) : []),
    ...(name ? ['-t', name] : []),
    ...(changedSince ? ['--changed', changedSince, '--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...options,
  ])
  return countVitest(readReport(file), exitCode, { isEmptyRunGood })
}

/** Runs the browser tests by Playwright. */
async function runPlaywright(): Promise<Count | undefined> {
  if (!kinds.includes('browser') || files.browser.length === 0) return undefined
  const file = join(reports, 'e2e.json')
  rmSync(file, { force: true })
  const exitCode = await runProgram('@playwright/test', 'playwright', [
    'test',
    ...(words.length > 0 ? files.browser.map(escapePattern) : []),
    ...(name ? ['--grep', name] : []),
    ...(changedSince ? [`--only-changed=${changedSince}`, '--pass-with-no-tests'] : []),
    ...options,
  ])
  return countPlaywright(readReport(file), exitCode, { isEmptyRunGood })
}

const readReport = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

mkdirSync(reports, { recursive: true })
process.env['TMPDIR'] = await findTemporaryDirectory()
const checked = isEverything ? await checkSource() : undefined
// Both at once: each leaves a third of the processors' time unused, waiting for databases, timers and pages.
const tested = await Promise.all([runVitest(), runPlaywright()])
const counts = [checked, ...tested].filter((count) => count !== undefined)
const count = sum(counts)
process.stdout.write(`${formatCount(count)}\n`)
process.exitCode = count.failed > 0 || (counts.length === 0 && !isEmptyRunGood) ? 1 : 0
