import { routes } from '@rashi/contract'
import { studioCalls } from '@rashi/contract/studio-roles.rules'
import { expect, test } from 'vitest'
import { createStudioGuards } from './studio-access.ts'
import { permitsSecureCookies, readStudioCookie } from './studio-access.rules.ts'

const guardStudio = createStudioGuards({
  config: { publicUrl: 'https://rashi.example' },
  clock: { now: () => Temporal.Instant.from('2026-11-23T12:00:00Z') },
  authenticateStaff: async () => undefined,
})

// Guard in server/platform/http/studio-access.ts: nobody forgets to say who may make a new call.
test('a call of the studio that the table of roles does not list cannot be served (STU-08)', () => {
  expect(() => guardStudio('POST /studio/burn', { auth: 'staff' })).toThrow('is not listed')
  expect(() => guardStudio('GET /toString', { auth: 'staff' })).toThrow('is not listed')
  expect(() => guardStudio('GET /studio/acts', { auth: 'public' })).toThrow('is public')
  expect(() => guardStudio('POST /studio/sign-in/code', { auth: 'staff' })).toThrow('is staff')
  expect(guardStudio('GET /studio/acts', { auth: 'staff' })).toBeTypeOf('function')
})

test('the table of roles lists exactly the calls of the studio (STU-08)', () => {
  const calls = Object.keys(routes).filter((name) => name.includes(' /studio/'))
  expect(Object.keys(studioCalls).toSorted()).toEqual(calls.toSorted())
})

test.each([
  ['https://rashi.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://rashi.localhost', true],
  ['http://rashi.example', false],
  ['http://127.example.org', false],
  ['http://localhost.example.org', false],
  ['http://192.168.1.7', false],
])('whether a browser keeps the cookie of the studio at %s: %s (STU-09)', (address, isKept) => {
  expect(permitsSecureCookies(address)).toBe(isKept)
})

test('the cookie of the studio is found between others, and no other one is taken for it (STU-06)', () => {
  expect(readStudioCookie('a=1; __Host-studio=x-Y_9; b=2')).toBe('x-Y_9')
  expect(readStudioCookie('x__Host-studio=x; studio=y')).toBeUndefined()
  expect(readStudioCookie(undefined)).toBeUndefined()
})
