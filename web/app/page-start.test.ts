import { expect, test } from 'vitest'
import { placeScripts } from './page-start.ts'

const start = `<script nonce="n" type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/entry.js");</script>`
const html =
  '<html><head><link rel="modulepreload" href="/root.js"/><title>A</title>' +
  `<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head><body>B${start}</body></html>`

test.each(['/signup', '/dashboard', '/gemstones', '/horoscope', '/studio/sign-in'])(
  'the scripts of %s start at once, and are preloaded after everything else of its head (NAV-26)',
  (path) => {
    expect(placeScripts(html, path)).toBe(
      '<html><head><title>A</title><link rel="stylesheet" href="/a.css"/>' +
        '<link fetchPriority="low" rel="modulepreload" href="/root.js"/>' +
        `<link fetchPriority="low" rel="modulepreload" href="/b.js"/></head><body>B${start}</body></html>`,
    )
  },
)

test.each([
  '/',
  '/moonsign-lookup',
  '/Rising-Sign-Lookup/',
  '/payment-plan-select',
  '/how-we-know',
  '/horoscope/weekly/leo',
])('the scripts of %s are preloaded and imported once it is used (NAV-26)', (path) => {
  const placed = placeScripts(html, path)
  expect(placed).toContain('<head><title>A</title><link rel="stylesheet" href="/a.css"/></head>')
  const code = /<script nonce="n" type="module" async="">(.*)<\/script>/s.exec(placed)?.[1] ?? ''
  expect(code).toContain('"scripts":["/root.js","/b.js"]')
  expect(code.slice(code.lastIndexOf(');\nawait import'))).toBe(`);
await import("/manifest.js");
const route0 = await import("/root.js");
  window.__reactRouterRouteModules = {"root":route0};

import("/entry.js");`)
})

test('a document without a head is not changed', () => {
  expect(placeScripts('<p>A</p>', '/')).toBe('<p>A</p>')
})
