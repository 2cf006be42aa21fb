import { expect, test } from 'vitest'
import { movableClock } from '../../../testing/movable-clock.ts'
import { readConfig } from '../../config.ts'
import { addressBuckets } from './limit-addresses.ts'

const aBucketOf = (limit: 'lookup' | 'poll' | 'other') => {
  const clock = movableClock('2026-11-21T09:00:00Z')
  const take = addressBuckets({ config: readConfig({}), clock })
  const takeUp = () => {
    let taken = 0
    while (take(limit, '192.0.2.1') === 0) taken++
    return taken
  }
  return { clock, take, takeUp }
}

test.each([
  ['lookup', 120, 2],
  ['other', 600, 10],
  ['poll', 6000, 100],
] as const)(
  'an address has %s limited to %i, and %i a second come back (API-03)',
  (limit, all, aSecond) => {
    const { clock, takeUp } = aBucketOf(limit)
    expect(takeUp()).toBe(all)
    clock.advance({ seconds: 1 })
    expect(takeUp()).toBe(aSecond)
  },
)

test('polls that are used up leave its other calls to an address, and another its polls (API-03)', () => {
  const { take, takeUp } = aBucketOf('poll')
  takeUp()
  expect(take('other', '192.0.2.1')).toBe(0)
  expect(take('poll', '192.0.2.2')).toBe(0)
})
