import { expect, test } from 'vitest'
import { announceScriptsLast } from './order-head.rules.ts'

test('scripts are announced after everything else of the head, as less urgent', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js"/><title>A</title>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head><body>B</body></html>'
  expect(announceScriptsLast(html)).toBe(
    '<html><head><title>A</title><link rel="stylesheet" href="/a.css"/>' +
      '<link fetchPriority="low" rel="modulepreload" href="/a.js"/>' +
      '<link fetchPriority="low" rel="modulepreload" href="/b.js"/></head><body>B</body></html>',
  )
})

test('what has no head stays as it is', () => {
  expect(announceScriptsLast('<p>A</p>')).toBe('<p>A</p>')
})
