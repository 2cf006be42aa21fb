import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSlowHttpTest, readSqlmap, readWapiti } from './scan-findings.ts'
import { formatReport } from './scan-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'scan-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an injection that sqlmap names is a finding, and a clean run is none (SEC-73)', () => {
  const clean = "[INFO] testing 'Generic UNION query'\n[WARNING] 'q' does not seem to be injectable"
  expect(readSqlmap(clean, '/a')).toEqual([])
  const found = `${clean}\n[INFO] GET parameter 'q' is vulnerable. Do you want to keep testing?`
  expect(readSqlmap(found, '/a').map(({ level }) => level)).toEqual(['high'])
})

test('a scanner that reports nothing at all is a finding (SEC-73)', () => {
  expect(readSqlmap('[CRITICAL] unable to connect', '/')).toHaveLength(1)
  expect(readSlowHttpTest('', '/')).toHaveLength(1)
  expect(readWapiti(join(folder, 'none.json'))).toHaveLength(1)
})

test('a product that was away while callers were slow is a finding (SEC-73)', () => {
  const look = (answer: string) => `\u001b[1;32mservice available:\u001b[1;32m   ${answer}\u001b[0m`
  expect(readSlowHttpTest(look('YES'), '/')).toEqual([])
  expect(readSlowHttpTest(`${look('YES')}${look('NO')}`, '/')).toHaveLength(1)
})

test('the report counts what is above low and is no known false alarm (SEC-73)', () => {
  const entry = { method: 'GET', path: '/gemstones', parameter: 'search' }
  const file = join(folder, 'wapiti.json')
  writeFileSync(
    file,
    JSON.stringify({
      vulnerabilities: {
        'HTTP Secure Headers': [{ ...entry, info: 'X-XSS-Protection is not set', level: 2 }],
        Methods: [{ ...entry, info: 'OPTIONS', level: 1 }],
      },
      anomalies: { 'Internal Server Error': [{ ...entry, info: '500', level: 3 }] },
    }),
  )
  const findings = readWapiti(file)
  const { text, open } = formatReport([{ scanner: 'wapiti', target: '/', findings, seconds: 7.2 }])
  expect(open).toBe(1)
  expect(text).toContain('| wapiti | / | 1 | 1 | 1 | 7 |')
})
