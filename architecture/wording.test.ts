import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { isTestFile, readSources, type Source } from './source-tree.ts'

/** Subjects that hide what a sentence is about: name the thing or the person instead. */
const vagueSubject = /^(?:who|what|whatever)\b|\bwhoever\b/i

const listComments = ({ path, text }: Source): string[] =>
  parseSync(path, text).comments.map(({ value }) => value.replaceAll(/^[\s*]+|[\s*]+$/g, ''))

/** The titles of tests and groups that are written as a literal. */
const listTitles = ({ text }: Source): string[] =>
  [...text.matchAll(/\b(?:test|describe)\(\s*(['"`])(.+?)\1,/g)].map(([, , title]) => title!)

const findVague = (texts: (source: Source) => string[], sources: readonly Source[]): string[] =>
  sources.flatMap((source) =>
    texts(source)
      .filter((one) => vagueSubject.test(one))
      .map((one) => `${source.path}: ${one.slice(0, 100)}`),
  )

const sources = readSources().filter(({ path }) => path !== 'architecture/wording.test.ts')

test('no comment begins with a vague subject such as “What”', () => {
  expect(findVague(listComments, sources)).toEqual([])
})

test('no test title begins with a vague subject such as “what”', () => {
  const titled = sources.filter(({ path }) => isTestFile(path))
  expect(titled.flatMap(listTitles).length).toBeGreaterThan(1000)
  expect(findVague(listTitles, titled)).toEqual([])
})

test('vague subjects are found in comments of both kinds and in titles', () => {
  const source = {
    path: 'a.test.ts',
    text: "/** What is kept. */\n// A card.\n// Shown to whoever asks.\ntest('who asks is told', () => {})",
  }
  expect(findVague(listComments, [source])).toHaveLength(2)
  expect(findVague(listTitles, [source])).toHaveLength(1)
})
