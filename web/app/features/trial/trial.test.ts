import { expect, test } from 'vitest'
import { findTrial } from './trial.rules.ts'

const config = { trial: { days: 91, ends_at: '2027-02-21T10:00:00Z' } }
const running = { trial_ends_at: '2027-01-05T08:00:00Z' }

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
  })
})

test('a reader without a running trial, or not loaded yet, is told of none (ENT-40)', () => {
  expect(findTrial({ config, user: { trial_ends_at: null }, hasSession: true })).toBeUndefined()
  expect(findTrial({ config, user: undefined, hasSession: true })).toBeUndefined()
})
