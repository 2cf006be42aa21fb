import { expect, test } from 'vitest'
import { findTicks, stack } from './chart.rules.ts'

test.each([
  [0, [0]],
  [1746, [0, 500, 1000, 1500, 2000]],
  [100, [0, 25, 50, 75, 100]],
  [3, [0, 1, 2, 3]],
  [0.33, [0, 0.1, 0.2, 0.3, 0.4]],
])('the lines of a chart up to %s are round numbers (STU-209)', (highest, ticks) => {
  const found = findTicks(highest)
  expect(found).toHaveLength(ticks.length)
  found.forEach((tick, index) => expect(tick).toBeCloseTo(ticks[index] ?? NaN, 9))
})

test('the pieces of a column stand on each other, and what is unknown has none', () => {
  expect(stack([899, null, 348, 0])).toEqual([
    { series: 0, from: 0, to: 899 },
    { series: 2, from: 899, to: 1247 },
  ])
})
