import { describe, expect, test } from 'vitest'
import {
  lastBeginMilliseconds,
  pauseBeforeRepeat,
  reasonToRepeat,
  type RepeatReason,
} from './repeat.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['57P01', 'connection-lost'],
  ['57P02', 'connection-lost'],
  ['57P03', 'connection-lost'],
  ['08001', 'connection-lost'],
  ['08003', 'connection-lost'],
  ['08004', 'connection-lost'],
  ['08006', 'connection-lost'],
  ['ECONNREFUSED', 'connection-lost'],
  ['ECONNRESET', 'connection-lost'],
  ['25006', 'read-only'],
  ['40001', 'conflict'],
  ['40P01', 'conflict'],
])('a transaction that failed with %s is repeated for the reason %s (OPS-40)', (code, reason) =>
  expect(reasonToRepeat(withCode(code))).toBe(reason),
)

test.each(['23505', '57014', '25P03', '53300', 'ETIMEDOUT'])(
  'a transaction that failed with %s is not repeated (OPS-40)',
  (code) => expect(reasonToRepeat(withCode(code))).toBeUndefined(),
)

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Cannot use a pool after calling end on the pool',
])('a transaction that failed with "%s" is not repeated (OPS-40)', (message) =>
  expect(reasonToRepeat(new Error(message))).toBeUndefined(),
)

/** The pauses of a transaction whose attempts fail at once. */
function pausesOf(
  reason: RepeatReason,
  random: number,
  lastBegin = lastBeginMilliseconds.write,
): number[] {
  const pauses: number[] = []
  for (let elapsedMilliseconds = 0; ;) {
    const at = { failures: pauses.length + 1, elapsedMilliseconds, random, lastBegin }
    const pause = pauseBeforeRepeat(reason, at)
    if (pause === undefined) return pauses
    pauses.push(pause)
    elapsedMilliseconds += pause
  }
}

describe('a transaction', () => {
  test.each([0, 0.5, 1])(
    'waits longer from one attempt on a new connection to the next, and no longer than 8 seconds together (OPS-40)',
    (random) => {
      const pauses = pausesOf('connection-lost', random)
      expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
      expect(pauses.length).toBe(6)
      const together = pauses.reduce((sum, pause) => sum + pause, 0)
      // Longer than a server takes that is started again.
      expect(together).toBeGreaterThan(3_000)
      expect(together).toBeLessThan(8_000)
    },
  )

  test('is not begun again once seven seconds have passed (OPS-40)', () =>
    expect(
      pauseBeforeRepeat('connection-lost', {
        failures: 1,
        elapsedMilliseconds: 6_990,
        random: 1,
        lastBegin: lastBeginMilliseconds.write,
      }),
    ).toBeUndefined())

  test('that reads waits no longer than two seconds together (OPS-42)', () => {
    const pauses = pausesOf('connection-lost', 1, lastBeginMilliseconds.read)
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(2_000)
    expect(pauses.length).toBeGreaterThan(2)
  })

  test('runs five times at most because of conflicts, without a pause', () =>
    expect(pausesOf('conflict', 0.5)).toEqual([0, 0, 0, 0]))
})
