import { describe, expect, test } from 'vitest'
import { scrubReport } from './error-report.rules.ts'
import { mayReport } from './error-reporting.ts'

const dsn = 'https://key@reports.example/1'

test.each([
  { isDebug: false, dsn, reports: true },
  { isDebug: true, dsn, reports: false },
  { isDebug: false, dsn: null, reports: false },
  { isDebug: true, dsn: null, reports: false },
])('debug $isDebug with key $dsn: reporting is $reports (OPS-09)', ({ reports, ...settings }) => {
  expect(mayReport(settings)).toBe(reports)
})

describe('a report', () => {
  const token = 'Zk3v9Qh1xT7bL0pWm2sR8uYc5nDfGjKa4eHiOoPqUwX'

  test('leaves without mail addresses, tokens, births, queries and what was done before', () => {
    const report = scrubReport({
      message: `failed at /reset-password/${token}/asha@example.test`,
      user: { email: 'asha@example.test' },
      extra: { dob: '1956-01-03 11:58:00' },
      breadcrumbs: [{ message: 'typed' }],
      request: {
        url: `https://rashi.example/reset-password/${token}/asha%40example.test?next=1#x`,
        headers: { authorization: `Bearer ${token}` },
      },
      exception: { values: [{ value: 'no place for 1956-01-03 11:58:00, asha@example.test' }] },
    })
    const sent = JSON.stringify(report)
    for (const leak of [token, 'asha', '1956', 'next=1', 'Bearer', 'typed'])
      expect(sent).not.toContain(leak)
    expect(sent).toContain('https://rashi.example/reset-password/')
  })

  test('keeps the file in which it happened', () => {
    const filename = 'https://rashi.example/assets/sign-in.page-B8fGq2kLmNoPqRsTuV.js'
    const report = scrubReport({
      exception: { values: [{ value: 'x', stacktrace: { frames: [{ filename }] } }] },
    })
    expect(report.exception.values[0]?.stacktrace.frames[0]?.filename).toBe(filename)
  })
})
