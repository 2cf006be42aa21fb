import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatGuardsDocument, readGuards } from './guards.ts'
import { readSources } from './source-tree.ts'

const root = join(import.meta.dirname, '..')
const guards = readGuards(readSources())

test('every guard names a file that exists', () => {
  expect(guards.length).toBeGreaterThan(200)
  expect(guards.filter(({ code }) => !existsSync(join(root, code)))).toEqual([])
})

test('no guard is listed twice for one file', () => {
  const keys = guards.map(({ code, sentence }) => `${code}: ${sentence}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('docs/reference/guards.md lists the guards that the tests name', async () => {
  await expect(formatGuardsDocument(guards)).toMatchFileSnapshot('../docs/reference/guards.md')
})

test('guards are read from comments above a test, a table of tests or a row of it', () => {
  const text = `
    describe('a card', () => {
      // Guard in a.ts: one.
      // Guard in b.ts:
      // two.
      test('is charged', () => {})
      // Guard in c.ts: three.
      test.each([
        // Guard in d.ts: four.
        ['no card', 1],
      ])('is refused: %s', () => {})
    })`
  expect(
    readGuards([{ path: 'x.spec.ts', text }]).map(({ code, sentence, title }) => [
      code,
      sentence,
      title,
    ]),
  ).toEqual([
    ['a.ts', 'one.', 'a card › is charged'],
    ['b.ts', 'two.', 'a card › is charged'],
    ['c.ts', 'three.', 'a card › is refused: %s'],
    ['d.ts', 'four.', 'a card › is refused: %s › no card'],
  ])
})

test('a guard that is not above a test is an error', () => {
  const text = '// Guard in a.ts: one.\nconst charge = () => 1'
  expect(() => readGuards([{ path: 'x.spec.ts', text }])).toThrow('no test follows')
})
