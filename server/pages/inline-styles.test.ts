import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createStyleInliner } from './inline-styles.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function createInliner() {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/frame-1.css'), 'p{color:red}\n')
  writeFileSync(join(folder, 'assets/page-2.css'), 'p{color:blue}')
  return createStyleInliner(folder)
}

// A link is found by the router when the next page is shown; a sheet in front of its link would change the order of sheets.
test('each style sheet stands behind its own link, which is disabled, and is allowed by its hash (NAV-24)', () => {
  const { html, hashes } = createInliner()(
    '<html><head><link rel="stylesheet" href="/assets/frame-1.css#"/><title>A</title>' +
      '<link rel="stylesheet" href="/assets/page-2.css#"/></head><body></body></html>',
  )
  expect(html).toBe(
    '<html><head><link rel="stylesheet" href="/assets/frame-1.css#" disabled=""/><style>p{color:red}</style><title>A</title>' +
      '<link rel="stylesheet" href="/assets/page-2.css#" disabled=""/><style>p{color:blue}</style></head><body></body></html>',
  )
  expect(hashes).toEqual([sha256('p{color:red}'), sha256('p{color:blue}')])
})

test('a sheet of another build, what stands in the body, and a document without a head, are not changed', () => {
  const inline = createInliner()
  const link = '<link rel="stylesheet" href="/assets/frame-1.css#"/>'
  const unknown = '<link rel="stylesheet" href="/assets/frame-0.css#"/>'
  for (const html of [`<head>${unknown}</head>`, `<head></head><body>${link}</body>`, link])
    expect(inline(html)).toEqual({ html, hashes: [] })
})
