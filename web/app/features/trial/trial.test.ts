import type { User } from '@rashi/contract'
import { expect, test } from 'vitest'
import { findTrial } from './trial.rules.ts'

const config = { trial: { days: 91, ends_at: '2027-02-21T10:00:00Z' } }
const ofLeo = { key: 'Leo' } as User['generated_horoscope']
const running = {
  trial_ends_at: '2027-01-05T08:00:00Z',
  trial_sign: 'Leo',
  generated_horoscope: ofLeo,
} as const

test('a guest is told the end of a trial that would begin now (ENT-40)', () => {
  expect(findTrial({ config, user: undefined, hasSession: false })).toEqual({
    isRunning: false,
    endsAt: '2027-02-21T10:00:00Z',
  })
})

test('a reader is told the end of their own trial (ENT-40)', () => {
  expect(findTrial({ config, user: running, hasSession: true })).toEqual({
    isRunning: true,
    endsAt: '2027-01-05T08:00:00Z',
    sign: 'Leo',
    isKept: false,
  })
})

test('free weeks that stayed with an earlier moonsign say so (SEC-40)', () => {
  const user = { ...running, trial_sign: 'Aries' as const }
  expect(findTrial({ config, user, hasSession: true })).toMatchObject({
    sign: 'Aries',
    isKept: true,
  })
})

const none = { trial_ends_at: null, trial_sign: null, generated_horoscope: ofLeo }

test('a reader without a running trial, or not loaded yet, is told of none (ENT-40)', () => {
  expect(findTrial({ config, user: none, hasSession: true })).toBeUndefined()
  expect(findTrial({ config, user: undefined, hasSession: true })).toBeUndefined()
})
