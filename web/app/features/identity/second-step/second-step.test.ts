import { expect, test } from 'vitest'
import { firstMethod, readWaiting } from './second-step.rules.ts'

const waiting = {
  token: 'abc',
  methods: ['code', 'recovery-code'],
  expires_at: '2026-11-22T10:10:00Z',
  landing: '/dashboard',
} as const
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)

test('the page reads a sign-in of its history entry until its time is up (SEC-19)', () => {
  expect(readWaiting(waiting, at('10:09:59'))).toEqual(waiting)
  expect(readWaiting(waiting, at('10:10:00'))).toBeUndefined()
  for (const other of [null, undefined, 'x', {}, { ...waiting, methods: ['sms'] }])
    expect(readWaiting(other, at('10:00:00'))).toBeUndefined()
})

test('the page begins with a passkey, else with the authenticator app (SEC-19)', () => {
  expect(firstMethod(waiting)).toBe('code')
  expect(firstMethod({ ...waiting, methods: ['code', 'passkey', 'recovery-code'] })).toBe('passkey')
})
