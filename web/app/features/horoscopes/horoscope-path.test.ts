import { expect, test } from 'vitest'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'

test.each([
  [1, '/horoscope/weekly/leo'],
  [2, '/horoscope/monthly/leo'],
  [3, '/horoscope/yearly/leo'],
  [9, '/horoscope/yearly/leo'],
  [undefined, '/horoscope/yearly/leo'],
])('cycle %s leads to %s (HOR-10)', (cycle, path) => {
  expect(horoscopePath(toReadingPeriod(cycle), 'Leo')).toBe(path)
})
