import { expect, test } from 'vitest'
import {
  findTestedIds,
  parseBehaviourIds,
  parseBrowserIds,
  readBehaviourIds,
  readBrowserIds,
} from './behaviours.ts'
import { readSources } from './source-tree.ts'

const ids = readBehaviourIds()
const sources = readSources()

test('docs/product/behaviours.md gives every behaviour an id of its own', () => {
  expect(ids.length).toBeGreaterThan(350)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(parseBehaviourIds('| id | behaviour |\n| PAY-01 | Pays | API | 5 |')).toEqual(['PAY-01'])
})

test('every behaviour id in a test is a row of docs/product/behaviours.md', () => {
  const named = findTestedIds(sources, { withVariants: true })
  const unknown = [...named].filter(([id]) => !ids.includes(id))
  expect(unknown).toEqual([])
})

test('every row of docs/product/behaviours.md is named by a test of npm test', () => {
  const tested = findTestedIds(sources, { withVariants: false })
  expect(ids.filter((id) => !tested.has(id))).toEqual([])
})

test('every row that is told in a browser is named by a browser test of npm test', () => {
  const inBrowser = sources.filter(({ path }) => path.startsWith('e2e/'))
  const tested = findTestedIds(inBrowser, { withVariants: false })
  expect(readBrowserIds().length).toBeGreaterThan(200)
  expect(readBrowserIds().filter((id) => !tested.has(id))).toEqual([])
  const rows =
    '| A-01 | a | API, browser: press | 2 |\n| A-02 | in a browser | browser or unit | 2 |'
  expect(parseBrowserIds(rows)).toEqual(['A-01'])
})

test('behaviour ids are read from test names and tables, not from comments or product code', () => {
  const texts = [
    { path: 'a/x.spec.ts', text: "// PAY-01\ntest('pays (PAY-02, PAY-03)', () => {})" },
    { path: 'a/y.test.ts', text: 'test(`pays (${id}, PAY-04)`, () => {})' },
    { path: 'a/z.ts', text: "const id = 'PAY-05'" },
    { path: 'a/w.journey.ts', text: "testVariant('pays in Hindi (PAY-06)', () => {})" },
  ]
  const list = (withVariants: boolean) => [...findTestedIds(texts, { withVariants }).keys()]
  expect(list(true)).toEqual(['PAY-02', 'PAY-03', 'PAY-04', 'PAY-06'])
  expect(list(false)).toEqual(['PAY-02', 'PAY-03', 'PAY-04'])
})
