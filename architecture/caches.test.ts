import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, readSources } from './source-tree.ts'

const document = readFileSync(join(import.meta.dirname, '../docs/caching.md'), 'utf8')
const createsCache = (text: string) => /new (LRUCache|WeakMap)\b|createAnswerCache\(/.test(text)

test('docs/caching.md names every file that creates a cache', () => {
  const files = readSources()
    .filter(({ path, text }) => !isTest(path) && createsCache(text))
    .map(({ path }) => path)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => !document.includes(`\`${path}\``))).toEqual([])
})
