import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The outcome of a part of the test run. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The tests and checks that failed: each one's name, and in further lines what its errors say. */
  readonly failures: readonly string[]
  /** The tests that passed only when they were run again, by name. */
  readonly retried: readonly string[]
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
  retried: counts.flatMap(({ retried }) => retried),
})

/** Formats the last lines of a run: failures, retries, and the numbers, which programs read too. */
export function formatCount({ passed, failed, skipped, failures, retried }: Count): string {
  const names = retried.length > 0 ? ` (${retried.join('; ')})` : ''
  return [
    ...failures.map((name) => `✗ ${name}`),
    `retried: ${retried.length}${names}`,
    ...(skipped ? [`skipped: ${skipped} (npm run test:exhaustive runs them)`] : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

const maxErrorLines = 12

/** Appends the first lines of the errors of a test to its name: a log that is cut to its end still tells why a test failed. */
function describeFailure(name: string, error: string | undefined): string {
  const lines = stripVTControlCharacters(error ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, maxErrorLines)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Creates a count, in which a run with an error exit code or without tests has failed. */
function createCount(
  outcome: Omit<Count, 'failed'>,
  exitCode: number,
  isEmptyRunGood: boolean,
): Count {
  const { passed, skipped, failures } = outcome
  const isGood = exitCode === 0 && (passed > 0 || isEmptyRunGood)
  const all =
    failures.length > 0 || isGood
      ? failures
      : [`the run ended with ${exitCode} after ${passed} tests that passed`]
  return { ...outcome, passed, skipped, failures: all, failed: all.length }
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  /** One per file. */
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      status: string
      fullName: string
      failureMessages?: string[] | null
    }[]
  }[]
}

/** Counts a JSON report of vitest; a file that did not load counts as a failed test. */
export function countVitest(
  report: VitestReport | undefined,
  exitCode: number,
  { isEmptyRunGood = false } = {},
): Count {
  const failures = (report?.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
      if (status !== 'failed' || failed.length > 0)
        return failed.map(({ fullName, failureMessages }) =>
          describeFailure(`${relative('.', name)}: ${fullName}`, failureMessages?.[0]),
        )
      return [`${relative('.', name)}: ${message || 'failed outside its tests'}`]
    },
  )
  const outcome = {
    passed: report?.numPassedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    retried: [],
  }
  return createCount(outcome, exitCode, isEmptyRunGood)
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: {
      status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
      /** One per try. */
      results?: { errors: { message: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Counts a JSON report of Playwright; a test that passed when it was run again counts as retried, not failed. */
export function countPlaywright(
  report: PlaywrightReport | undefined,
  exitCode: number,
  { isEmptyRunGood = false } = {},
): Count {
  const tests = (report?.suites ?? []).flatMap((suite) => listTests(suite, []))
  const named = (status: string) => tests.filter((test) => test.status === status)
  const errors = (report?.errors ?? []).map(
    ({ message }) => message ?? 'an error outside the tests',
  )
  const outcome = {
    passed: named('expected').length + named('flaky').length,
    skipped: named('skipped').length,
    failures: [
      ...named('unexpected').map(({ name, error }) => describeFailure(name, error)),
      ...errors,
    ],
    retried: named('flaky').map(({ name }) => name),
  }
  return createCount(outcome, exitCode, isEmptyRunGood)
}

interface PlaywrightTest {
  name: string
  status: string
  error: string | undefined
}

function listTests(suite: PlaywrightSuite, parents: string[]): PlaywrightTest[] {
  const titles = [...parents, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        name: [...titles, title].join(': '),
        status,
        // A test that ran out of time has two: that it did, and what it was waiting for.
        error: results?.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => listTests(inner, titles)),
  ]
}
