import { routes } from '@rashi/contract'
import { expect, test } from 'vitest'
import {
  findForeignTables,
  listFormattingDates,
  listReadingEnvironment,
  listReadingTime,
  listTooLong,
  listWritingMarkup,
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

test('only the configuration reads the environment', () => {
  expect(listReadingEnvironment(sources)).toEqual([])
  expect(listReadingEnvironment([{ path: 'server/x.ts', text: 'process.env.PORT' }])).toHaveLength(
    1,
  )
})

test('domains and packages read the time from the clock that is passed in', () => {
  expect(listReadingTime(sources)).toEqual([])
  const path = 'server/domains/access/x.ts'
  for (const text of ['Date.now()', 'Temporal.Now.instant()', 'new Date()'])
    expect(listReadingTime([{ path, text }])).toEqual([path])
})

test('dates are formatted by the helper that sets the locale, such as British English', () => {
  expect(listFormattingDates(sources)).toEqual([])
  const path = 'web/app/features/x.tsx'
  for (const text of [
    "new Intl.DateTimeFormat('en', { dateStyle: 'long' })",
    'Intl.DateTimeFormat(code)',
    'day.toLocaleDateString(code)',
    'plainDate.toLocaleString(code)',
  ])
    expect(listFormattingDates([{ path, text }])).toEqual([path])
  const text = 'Intl.DateTimeFormat().resolvedOptions().timeZone'
  expect(listFormattingDates([{ path, text }])).toEqual([])
})

test('markup is written into pages by the sanitising component alone', () => {
  expect(listWritingMarkup(sources)).toEqual([])
  const path = 'web/app/features/x.tsx'
  for (const text of [
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'element.innerHTML = text',
    "element.insertAdjacentHTML('beforeend', text)",
    '<iframe srcDoc={text} />',
    'document.write(text)',
  ])
    expect(listWritingMarkup([{ path, text }])).toEqual([path])
  expect(listWritingMarkup([{ path, text: 'element.textContent = text' }])).toEqual([])
})

test('a table is read and written only by its owner', () => {
  expect(findForeignTables(sources)).toEqual([])
  const table = {
    path: 'server/domains/identity/user.table.ts',
    text: 'interface Database {\n  users: UserTable\n}',
  }
  const use = { path: 'server/domains/access/x.repository.ts', text: "db.selectFrom('users')" }
  expect(findForeignTables([table, use])).toEqual([`${use.path} uses users`])
})

test('every call of the contract is served exactly once', () => {
  const served = sources
    .filter(({ path }) => path.startsWith('server/') && !path.includes('.spec.'))
    .flatMap(({ text }) =>
      [...text.matchAll(/\bserve\(\s*'([A-Z]+ [^']+)'/g)].map(([, name]) => name),
    )
  expect(served.toSorted()).toEqual(Object.keys(routes).toSorted())
})
