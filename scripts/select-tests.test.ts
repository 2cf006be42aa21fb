import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'
import { selectTests } from './select-tests.ts'

const all = {
  unit: ['server/domains/billing/order.rules.test.ts', 'packages/sky/moon.test.ts'],
  http: ['server/domains/billing/billing.spec.ts'],
  browser: ['e2e/journeys/checkout-card-declined.journey.ts'],
}
const texts: Record<string, string> = {
  'server/domains/billing/billing.spec.ts': "test('a promo code is used once (PAY-12)'",
  'packages/sky/moon.test.ts': "test('the Moon is late'",
}
const select = (...words: string[]) => selectTests(words, all, (path) => texts[path] ?? '')

test('without words every test is selected', () => {
  expect(select()).toEqual({ files: all, name: undefined })
})

test('a part of a path selects all files with it in their path', () => {
  expect(select('domains/billing')).toEqual({
    files: { unit: [all.unit[0]], http: all.http, browser: [] },
    name: undefined,
  })
})

test('words of a test name select by name, in the files that contain them', () => {
  expect(select('PAY-12')).toEqual({
    files: { unit: [], http: all.http, browser: [] },
    name: 'PAY-12',
  })
})

test('words that no file contains literally select by name in every file', () => {
  expect(select('code is used (')).toEqual({ files: all, name: String.raw`code is used \(` })
})

test('a path and words of names select the tests of these names in that path', () => {
  expect(select('billing', 'Moon', 'promo')).toEqual({
    files: { unit: [], http: all.http, browser: [] },
    name: 'Moon|promo',
  })
})

test('arguments are kinds and words, followed by options of the runner', () => {
  expect(parseArguments(['--kind=http', 'billing', '--bail', '1'])).toEqual({
    kinds: ['http'],
    words: ['billing'],
    changedSince: undefined,
    isExhaustive: false,
    options: ['--bail', '1'],
  })
  expect(parseArguments(['--changed=main'])).toEqual({
    kinds: ['unit', 'http', 'browser'],
    words: [],
    changedSince: 'main',
    isExhaustive: false,
    options: [],
  })
  expect(parseArguments(['--exhaustive', 'payments'])).toMatchObject({
    words: ['payments'],
    isExhaustive: true,
    options: [],
  })
})
