import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('escaped text is inert in HTML content and in quoted attributes', () => {
  expect(escapeHtml(`<b title="x">R&D's नमस्ते</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;R&amp;D&#39;s नमस्ते&lt;/b&gt;',
  )
})
