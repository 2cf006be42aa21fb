import { expect, test } from 'vitest'
import { movableClock } from '../../../testing/movable-clock.ts'
import { readConfig } from '../../config.ts'
import { createAddressBuckets } from './limit-addresses.ts'

/** This process is the only one. */
const noOthers = async () => new Map<string, Temporal.Instant>()

const createBucket = (limit: 'lookup' | 'poll' | 'other') => {
  const clock = movableClock('2026-11-21T09:00:00Z')
  const take = createAddressBuckets({ config: readConfig({}), clock }, noOthers)
  const takeAll = () => {
    let taken = 0
    while (take(limit, '192.0.2.1') === 0) taken++
    return taken
  }
  return { clock, take, takeAll }
}

test.each([
  ['lookup', 120, 2],
  ['other', 600, 10],
  ['poll', 6000, 100],
] as const)(
  'the limit %s gives an address %i calls at once and %i a second (API-03)',
  (limit, all, aSecond) => {
    const { clock, takeAll } = createBucket(limit)
    expect(takeAll()).toBe(all)
    clock.advance({ seconds: 1 })
    expect(takeAll()).toBe(aSecond)
  },
)

test('an address that has used up its polls can make other calls, and other addresses can poll (API-03)', () => {
  const { take, takeAll } = createBucket('poll')
  takeAll()
  expect(take('other', '192.0.2.1')).toBe(0)
  expect(take('poll', '192.0.2.2')).toBe(0)
})
