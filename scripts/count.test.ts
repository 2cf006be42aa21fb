import { expect, test } from 'vitest'
import { countPlaywright, countVitest, formatCount, sum } from './count.ts'

const vitestReport = {
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

const playwrightReport = (...statuses: ('expected' | 'flaky' | 'unexpected' | 'skipped')[]) => ({
  errors: [],
  suites: [
    {
      title: 'a.journey.ts',
      specs: [],
      suites: [
        {
          title: 'the menu',
          specs: statuses.map((status, index) => ({
            title: `opens ${index}`,
            tests: [{ status }],
          })),
        },
      ],
    },
  ],
})

test('a successful run of vitest has the counts of its report', () => {
  const count = { passed: 7, failed: 0, skipped: 0, failures: [], retried: [] }
  expect(countVitest(vitestReport, 0)).toEqual(count)
})

test('a run of vitest without tests has failed unless it may be empty', () => {
  const empty = { ...vitestReport, numPassedTests: 0 }
  expect(countVitest(empty, 0).failed).toBe(1)
  expect(countVitest(empty, 0, { isEmptyRunGood: true }).failed).toBe(0)
})

test('a file that could not be loaded counts as a failed test', () => {
  const testResults = [
    ...vitestReport.testResults,
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: 'c.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [{ status: 'failed', fullName: 'a thing works' }],
    },
  ]
  expect(countVitest({ ...vitestReport, testResults }, 1)).toMatchObject({
    failed: 2,
    failures: ['b.test.ts: no such module', 'c.test.ts: a thing works'],
  })
})

test('a failed test is listed with the first lines of its error, without colours and frames of libraries', () => {
  const message =
    '\u001b[31mError: no heading\u001b[39m\n\nat /node_modules/x.js\n' + 'at a line\n'.repeat(30)
  const reason = ['    Error: no heading', ...Array<string>(11).fill('    at a line')].join('\n')
  const assertion = { status: 'failed', fullName: 'works', failureMessages: [message] }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [assertion] },
  ]
  expect(countVitest({ ...vitestReport, testResults }, 1).failures).toEqual([
    `a.test.ts: works\n${reason}`,
  ])
  const tests = [{ status: 'unexpected' as const, results: [{ errors: [{ message }] }] }]
  const suites = [{ title: 'a.journey.ts', specs: [{ title: 'opens', tests }] }]
  expect(countPlaywright({ errors: [], suites }, 1).failures).toEqual([
    `a.journey.ts: opens\n${reason}`,
  ])
})

test('a run that exits with an error has failed regardless of its report', () => {
  expect(countVitest(vitestReport, 1).failed).toBe(1)
  expect(countVitest(undefined, 1).failed).toBe(1)
  expect(countVitest(undefined, 0).failed).toBe(1)
  expect(countPlaywright(playwrightReport('expected'), 1).failed).toBe(1)
  expect(countPlaywright(undefined, 0).failed).toBe(1)
  expect(countPlaywright(undefined, 1, { isEmptyRunGood: true }).failed).toBe(1)
})

test('statuses of Playwright are counted, and failed tests are listed by their full names', () => {
  const statuses = ['expected', 'unexpected', 'skipped', 'expected'] as const
  expect(countPlaywright(playwrightReport(...statuses), 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['a.journey.ts: the menu: opens 1'],
    retried: [],
  })
})

test('a test that passed when it was run again counts as passed and as retried', () => {
  expect(countPlaywright(playwrightReport('expected', 'flaky'), 0)).toMatchObject({
    passed: 2,
    failed: 0,
    retried: ['a.journey.ts: the menu: opens 1'],
  })
})

test('an error of Playwright outside its tests is a failure', () => {
  const report = { ...playwrightReport('expected'), errors: [{ message: 'no product' }] }
  expect(countPlaywright(report, 1).failures).toEqual(['no product'])
})

test('counts of the parts of a run are summed, and the last line has only numbers', () => {
  const part = { passed: 2, failed: 1, skipped: 0, failures: ['types'], retried: [] }
  expect(formatCount(sum([part, part]))).toBe('✗ types\n✗ types\nretried: 0\n4 passed, 2 failed')
  expect(formatCount({ ...part, failed: 0, failures: [], skipped: 3 })).toBe(
    'retried: 0\nskipped: 3 (npm run test:exhaustive runs them)\n2 passed, 0 failed',
  )
})

test('retried tests are listed before the last line', () => {
  const part = { passed: 2, failed: 0, skipped: 0, failures: [], retried: ['menu', 'toast'] }
  expect(formatCount(part)).toBe('retried: 2 (menu; toast)\n2 passed, 0 failed')
})
