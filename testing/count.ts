/** What a part of the test run came to. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** The last line of a run, which machines read too. */
export function sayCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** One a file. */
  testResults: { status: string; assertionResults: unknown[] }[]
}

/**
 * A report of vitest's, read with mistrust: a file that did not load counts as a failed test, and a
 * run that ended badly without one (an error outside a test), or that ran nothing, has failed.
 */
export function countReport(report: VitestReport | undefined, exitCode: number): Count {
  const passed = report?.numPassedTests ?? 0
  const notLoaded = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = (report?.numFailedTests ?? 0) + (notLoaded?.length ?? 0)
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  const hasHiddenFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: hasHiddenFailure ? 1 : failed, skipped }
}
