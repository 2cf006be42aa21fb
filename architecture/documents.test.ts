import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * Finds the Markdown documents that a text mentions, as paths from the root or from the directory of the
 * text.
 */
const findMentions = (text: string): string[] => [
  ...new Set([...text.matchAll(/[\w./@-]*\w\.md\b/g)].map(([path]) => path)),
]

const exists = (mention: string, from: string) =>
  existsSync(join(root, posix.dirname(from), mention)) || existsSync(join(root, mention))

const listTextFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(ts|tsx|js|md|sql|css|json|example)$/.test(path))
    .filter((path) => existsSync(join(root, path)) && path !== 'package-lock.json')

test('every document that a file of the repository mentions exists', () => {
  const missing = listTextFiles()
    .filter((path) => path !== 'architecture/documents.test.ts')
    .flatMap((path) =>
      findMentions(readFileSync(join(root, path), 'utf8'))
        .filter((mention) => !exists(mention, path))
        .map((mention) => `${path} → ${mention}`),
    )
  expect(missing).toEqual([])
})

test('mentions of documents are found in prose, links and comments', () => {
  expect(findMentions('see [it](../a/b.md), `docs/x.md` and README.md.')).toEqual([
    '../a/b.md',
    'docs/x.md',
    'README.md',
  ])
})
