import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, formatCount } from './count.ts'
import { root, runProgram } from './run-program.ts'

/** `npm run test:engines [options of Playwright]`: the main paths in Firefox and in WebKit. */
const report = join(root, 'test-results/engines.json')

mkdirSync(join(root, 'test-results'), { recursive: true })
rmSync(report, { force: true })
const exitCode = await runProgram('@playwright/test', 'playwright', [
  'test',
  '--config=e2e/engines',
  ...process.argv.slice(2),
])
const outcome = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
const count = countPlaywright(outcome, exitCode)
process.stdout.write(`${formatCount(count)}\n`)
process.exitCode = count.failed > 0 ? 1 : 0
