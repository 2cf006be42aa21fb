import { routes } from '@rashi/contract'
import { expect, test } from 'vitest'
import {
  foreignTables,
  formatsDatesItself,
  readsEnvironment,
  readsTheTime,
  tooLong,
} from './source-rules.ts'
import { readSources } from './source-tree.ts'

const sources = readSources()

test('no source file is over 300 lines', () => {
  expect(tooLong(sources)).toEqual([])
  expect(tooLong([{ path: 'server/x.ts', text: 'x\n'.repeat(301) }])).toEqual(['server/x.ts'])
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
