import { expect, test } from 'vitest'
import { readFilter } from './filter.rules.ts'

test('the address of the desk keeps period, sign, state, language and days, and nothing unknown (STU-76)', () => {
  expect(
    readFilter(
      '?reading_period=weekly&sign=Leo&state=waiting&language_id=2&from=2026-11-23&to=2026-11-30',
    ),
  ).toEqual({
    reading_period: 'weekly',
    sign: 'Leo',
    state: 'waiting',
    language_id: 2,
    from: '2026-11-23',
    to: '2026-11-30',
  })
  expect(
    readFilter('?reading_period=daily&sign=&state=lost&language_id=9&from=soon&after=3'),
  ).toEqual({})
})
