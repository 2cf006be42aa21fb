import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCommit } from './build-info.ts'

const commit = '4bf92f3577b34da6a3ce929d0e0e4736deadbeef'
let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
})
afterEach(() => rmSync(checkout, { recursive: true }))

const writeGit = (path: string, text: string) => {
  const file = join(checkout, '.git', path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

test('the commit is read from a branch, a packed branch or a detached checkout (OPS-46)', () => {
  expect(readCommit(checkout)).toBe('unknown')
  writeGit('HEAD', `${commit}\n`)
  expect(readCommit(checkout)).toBe(commit)
  writeGit('HEAD', 'ref: refs/heads/main\n')
  writeGit('packed-refs', `# pack-refs with: peeled\n${commit} refs/heads/main\n`)
  expect(readCommit(checkout)).toBe(commit)
  const newer = commit.replaceAll('4', '5')
  writeGit('refs/heads/main', `${newer}\n`)
  expect(readCommit(checkout)).toBe(newer)
})
