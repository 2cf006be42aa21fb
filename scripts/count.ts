import { relative } from 'node:path'

/** What a part of the test run came to. */
export interface Count {
  passed: number
  failed: number
  skipped: number
  /** The tests and checks that failed, by name. */
  failures: readonly string[]
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...total.failures, ...count.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  )

/** What failed, and the last line of a run, which machines read too. */
export function sayCount({ passed, failed, skipped, failures }: Count): string {
  const names = failures.map((name) => `✗ ${name}\n`).join('')
  return `${names}${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  /** One a file. */
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/**
 * A report of vitest's, read with mistrust: a file that did not load counts as a failed test, and a
 * run that ended badly without one (an error outside a test), or that ran nothing, has failed.
 */
export function countReport(report: VitestReport | undefined, exitCode: number): Count {
  const files = report?.testResults ?? []
  const passed = report?.numPassedTests ?? 0
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (status !== 'failed' || failed.length > 0)
      return failed.map(({ fullName }) => `${relative('.', name)}: ${fullName}`)
    return [`${relative('.', name)}: ${message || 'failed outside its tests'}`]
  })
  if (failures.length === 0 && (exitCode !== 0 || passed === 0))
    failures.push(`the run ended with ${exitCode} after ${passed} tests that passed`)
  return { passed, failed: failures.length, skipped, failures }
}
