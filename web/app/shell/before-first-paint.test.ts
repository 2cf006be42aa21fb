import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { hideToken } from '../features/mobile-checkout/index.ts'
import { isLive } from '../lib/session.rules.ts'
import { beforeFirstPaint } from './before-first-paint.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minutesAgo = (minutes: number) => String(now - minutes * 60_000)

const cases = [
  { what: 'just used', token: 'token', expiry: minutesAgo(0), live: true },
  { what: 'used 29 minutes ago (ID-35)', token: 'token', expiry: minutesAgo(29), live: true },
  {
    what: 'used exactly 30 minutes ago (ID-35)',
    token: 'token',
    expiry: minutesAgo(30),
    live: true,
  },
  {
    what: 'used a moment more than 30 minutes ago (ID-35)',
    token: 'token',
    expiry: String(now - 30 * 60_000 - 1),
    live: false,
  },
  { what: 'without a token (ID-34)', token: null, expiry: minutesAgo(0), live: false },
  { what: 'with an empty token (ID-34)', token: '', expiry: minutesAgo(0), live: false },
  { what: 'without an expiry (ID-34)', token: 'token', expiry: null, live: false },
  { what: 'with an empty expiry (ID-34)', token: 'token', expiry: ' ', live: false },
  { what: 'with an unreadable expiry (ID-34)', token: 'token', expiry: 'soon', live: false },
]

describe('a stored session', () => {
  test.each(cases)('$what is live: $live', ({ token, expiry, live }) => {
    expect(isLive({ token, expiry }, now)).toBe(live)
  })
})

describe('before the first paint', () => {
  /** Runs the script as the browser does, with this storage and at this time. */
  function run(stored: Record<string, string | null>): Record<string, string> {
    const dataset: Record<string, string> = {}
    runInNewContext(beforeFirstPaint, {
      document: { documentElement: { dataset } },
      location: { pathname: '/dashboard', search: '' },
      localStorage: { getItem: (key: string) => stored[key] ?? null },
      Date: { now: () => now },
    })
    return dataset
  }

  test.each(cases)('the script agrees about a session $what', ({ token, expiry, live }) => {
    const { signedIn } = run({ 'auth-token': token, 'session-expiry': expiry })
    expect(signedIn !== undefined).toBe(live)
  })

  test('the chosen theme is applied, and any other stored value is ignored', () => {
    expect(run({ theme: 'day' })).toEqual({ theme: 'day' })
    expect(run({ theme: 'night' })).toEqual({ theme: 'night' })
    expect(run({ theme: 'x"><script>' })).toEqual({})
    expect(run({})).toEqual({})
  })

  test.each([
    ['of an hour ago', JSON.stringify({ storedAt: now - 60 * 60_000 }), true],
    ['of more than an hour ago', JSON.stringify({ storedAt: now - 60 * 60_000 - 1 }), false],
    ['without a time', '{}', false],
    ['that is no JSON', '{', false],
    ['that is null', 'null', false],
  ])('an order %s is marked: %s (ENT-61)', (_, stored, isMarked) => {
    const { pendingOrder } = run({ 'pending-order': stored })
    expect(pendingOrder !== undefined).toBe(isMarked)
  })

  test('an unreadable order does not keep the session from being marked (ENT-61)', () => {
    const stored = { 'auth-token': 'token', 'session-expiry': minutesAgo(0), 'pending-order': '{' }
    expect(run(stored)).toEqual({ signedIn: '' })
  })
})

describe('the address of a page in the reader’s language', () => {
  /** Returns the address that the script opens instead; undefined where it opens none. */
  function openedInstead(address: string, { lang, cookie }: { lang: string; cookie: string }) {
    const { pathname, search, hash } = new URL(address, 'https://rashi.test')
    const opened: string[] = []
    const documentElement = { dataset: {}, lang, hidden: false }
    runInNewContext(beforeFirstPaint, {
      document: { documentElement, cookie },
      location: { pathname, search, hash, replace: (to: string) => opened.push(to) },
      localStorage: { getItem: () => null },
      Date: { now: () => now },
    })
    expect(documentElement.hidden).toBe(opened.length > 0)
    return opened[0]
  }

  test.each([
    ['/gemstones', '/gemstones?lang=hi'],
    ['/gemstones?search=ruby#list', '/gemstones?search=ruby&lang=hi#list'],
  ])('%s in English is opened as %s for a reader of Hindi (LANG-20)', (address, expected) => {
    const shown = { lang: 'en', cookie: 'returning=1; language=2' }
    expect(openedInstead(address, shown)).toBe(expected)
  })

  test.each([
    ['a page in Hindi', '/dashboard', { lang: 'hi', cookie: 'language=2' }],
    ['an address that names its language', '/?lang=en', { lang: 'en', cookie: 'language=2' }],
    ['a reader of English', '/', { lang: 'en', cookie: 'language=1' }],
    ['a new visitor', '/', { lang: 'en', cookie: '' }],
    ['an unknown language', '/', { lang: 'en', cookie: 'language=99' }],
  ])('nothing else is opened for %s (LANG-20)', (_, address, shown) => {
    expect(openedInstead(address, shown)).toBeUndefined()
  })
})

test('the script removes a token from the address before it does anything else', () => {
  expect(beforeFirstPaint.startsWith(hideToken)).toBe(true)
})
