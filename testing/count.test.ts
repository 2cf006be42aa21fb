import { expect, test } from 'vitest'
import { countReport, sayCount, sum } from './count.ts'

const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

test('a good run counts as it says', () => {
  expect(countReport(report, 0)).toEqual({ passed: 7, failed: 0, skipped: 0 })
})

test('a run that executed no test has failed', () => {
  expect(countReport({ ...report, numPassedTests: 0 }, 0).failed).toBe(1)
})

test('a file that did not load counts as a failed test', () => {
  const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }]
  expect(countReport({ ...report, numFailedTests: 2, testResults }, 1).failed).toBe(3)
})

test('a run that ended badly has failed, whatever its tests say', () => {
  expect(countReport(report, 1).failed).toBe(1)
  expect(countReport(undefined, 1).failed).toBe(1)
  expect(countReport(undefined, 0).failed).toBe(1)
})

test('the parts are summed in one line', () => {
  const part = { passed: 2, failed: 1, skipped: 0 }
  expect(sayCount(sum([part, part]))).toBe('4 passed, 2 failed')
  expect(sayCount({ ...part, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped')
})
