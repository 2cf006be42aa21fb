import { expect, test } from 'vitest'
import { countReport, sayCount, sum } from './count.ts'

const report = {
  numPassedTests: 7,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'works' }],
    },
  ],
}

test('a good run counts as it says', () => {
  expect(countReport(report, 0)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 0,
    failures: [],
  })
})

test('a run that executed no test has failed', () => {
  expect(countReport({ ...report, numPassedTests: 0 }, 0).failed).toBe(1)
})

test('a file that did not load counts as a failed test', () => {
  const testResults = [
    ...report.testResults,
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: 'c.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [{ status: 'failed', fullName: 'a thing works' }],
    },
  ]
  expect(countReport({ ...report, testResults }, 1)).toMatchObject({
    failed: 2,
    failures: ['b.test.ts: no such module', 'c.test.ts: a thing works'],
  })
})

test('a run that ended badly has failed, whatever its tests say', () => {
  expect(countReport(report, 1).failed).toBe(1)
  expect(countReport(undefined, 1).failed).toBe(1)
  expect(countReport(undefined, 0).failed).toBe(1)
})

test('the parts are summed in one line', () => {
  const part = { passed: 2, failed: 0, skipped: 0, failures: [] }
  expect(sayCount(sum([part, part]))).toBe('4 passed, 0 failed')
  expect(sayCount({ ...part, skipped: 3 })).toBe('2 passed, 0 failed, 3 skipped')
})

test('what failed is named before the last line, which alone gives the numbers', () => {
  const part = { passed: 2, failed: 1, skipped: 0, failures: ['types'] }
  expect(sayCount(sum([part, part]))).toBe('✗ types\n✗ types\n4 passed, 2 failed')
})
