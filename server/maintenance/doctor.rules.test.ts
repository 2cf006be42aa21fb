import { expect, test } from 'vitest'
import { judgeBackups, judgeClock, judgeDisk } from './doctor.rules.ts'

const now = Temporal.Instant.from('2026-11-23T09:00:00Z')
const gibibyte = 1_073_741_824

test('a clock more than ten seconds apart from another is a fault, in either direction (OPS-25)', () => {
  expect([-11, -9, 9, 11].map((seconds) => judgeClock('Stripe', seconds).state)).toEqual([
    'fault',
    'ok',
    'ok',
    'fault',
  ])
})

test('less than 2 GiB of disk is a warning, and less than a quarter of one a fault (OPS-25)', () => {
  const states = [0.2, 1.9, 2].map((count) => judgeDisk('data', count * gibibyte).state)
  expect(states).toEqual(['fault', 'warning', 'ok'])
})

test('no backup within two days is a warning (OPS-25)', () => {
  expect(judgeBackups(['.incomplete-1'], now).state).toBe('warning')
  expect(judgeBackups(['2026-11-20T08-00-00Z'], now).state).toBe('warning')
  expect(judgeBackups(['2026-11-20T08-00-00Z', '2026-11-22T08-00-00Z'], now)).toEqual({
    state: 'ok',
    text: 'the newest is 25 hours old',
  })
})
