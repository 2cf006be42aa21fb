import { routes } from '@rashi/contract'
import { expect, test } from 'vitest'
import {
  foreignTables,
  formatsDatesItself,
  readsEnvironment,
  readsTheTime,
  listTooLong,
} from './source-rules.ts'
import { isTestFile, readSources } from './source-tree.ts'

const sources = readSources()

test('no source file has more than 300 lines', () => {
  expect(listTooLong(sources.filter(({ path }) => !isTestFile(path)))).toEqual([])
  expect(listTooLong([{ path: 'server/x.ts', text: 'x\n'.repeat(301) }])).toEqual(['server/x.ts'])
  expect(listTooLong([{ path: 'server/x.ts', text: 'x\n'.repeat(300) }])).toEqual([])
})

test('no test file has more than 400 lines', () => {
  const testFiles = sources.filter(({ path }) => isTestFile(path))
  expect(testFiles.length).toBeGreaterThan(200)
  expect(listTooLong(testFiles)).toEqual([])
  for (const path of ['server/x.spec.ts', 'web/app/x.test.tsx', 'e2e/journeys/x.journey.ts']) {
    expect(listTooLong([{ path, text: 'x\n'.repeat(401) }])).toEqual([path])
    expect(listTooLong([{ path, text: 'x\n'.repeat(400) }])).toEqual([])
  }
})

test('the environment is read in one place', () => {
  expect(readsEnvironment(sources)).toEqual([])
  expect(readsEnvironment([{ path: 'server/x.ts', text: 'process.env.PORT' }])).toHaveLength(1)
})

test('domains and packages take the time from their clock', () => {
  expect(readsTheTime(sources)).toEqual([])
  const path = 'server/domains/access/x.ts'
  for (const text of ['Date.now()', 'Temporal.Now.instant()', 'new Date()'])
    expect(readsTheTime([{ path, text }])).toEqual([path])
})

test('dates are written by the one helper that knows that English is British', () => {
  expect(formatsDatesItself(sources)).toEqual([])
  const path = 'web/app/features/x.tsx'
  for (const text of [
    "new Intl.DateTimeFormat('en', { dateStyle: 'long' })",
    'Intl.DateTimeFormat(code)',
    'day.toLocaleDateString(code)',
    'plainDate.toLocaleString(code)',
  ])
    expect(formatsDatesItself([{ path, text }])).toEqual([path])
  const text = 'Intl.DateTimeFormat().resolvedOptions().timeZone'
  expect(formatsDatesItself([{ path, text }])).toEqual([])
})

test('a table is touched only by its owner', () => {
  expect(foreignTables(sources)).toEqual([])
  const table = {
    path: 'server/domains/identity/user.table.ts',
    text: 'interface Database {\n  users: UserTable\n}',
  }
  const use = { path: 'server/domains/access/x.repository.ts', text: "db.selectFrom('users')" }
  expect(foreignTables([table, use])).toEqual([`${use.path} uses users`])
})

test('every call of the contract is served, once', () => {
  const served = sources
    .filter(({ path }) => path.startsWith('server/') && !path.includes('.spec.'))
    .flatMap(({ text }) =>
      [...text.matchAll(/\bserve\(\s*'([A-Z]+ [^']+)'/g)].map(([, name]) => name),
    )
  expect(served.toSorted()).toEqual(Object.keys(routes).toSorted())
})
