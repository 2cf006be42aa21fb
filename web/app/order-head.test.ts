import { expect, test } from 'vitest'
import { preloadScriptsLast } from './order-head.rules.ts'

test('scripts are preloaded after everything else of the head, with low priority', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js"/><title>A</title>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head><body>B</body></html>'
  expect(preloadScriptsLast(html)).toBe(
    '<html><head><title>A</title><link rel="stylesheet" href="/a.css"/>' +
      '<link fetchPriority="low" rel="modulepreload" href="/a.js"/>' +
      '<link fetchPriority="low" rel="modulepreload" href="/b.js"/></head><body>B</body></html>',
  )
})

test('a document without a head is not changed', () => {
  expect(preloadScriptsLast('<p>A</p>')).toBe('<p>A</p>')
})
