import { describe, expect, test } from 'vitest'
import { findGoodWeeks } from './good-weeks.rules.ts'

/** Weeks of a year in which as many grahas are at ease as a digit says. */
const weeksOf = (counts: string) =>
  [...counts].map((count) => ({ atEase: [...'abcdefgh'].slice(0, Number(count)) }))
const runsOf = (counts: string) =>
  findGoodWeeks(weeksOf(counts)).map(({ first, last }) => [first, last])

describe('the good weeks of a year', () => {
  test('are at most a third, those with the most grahas at ease, put together where they follow each other (DAY-31)', () => {
    const quiet = '4'.repeat(39)
    expect(runsOf(`666${quiet}7777766666`)).toEqual([
      [0, 2],
      [42, 51],
    ])
  })

  test('never have fewer than four of eight at ease, however few they are (DAY-31)', () => {
    expect(runsOf(`${'3'.repeat(50)}45`)).toEqual([[50, 51]])
  })

  test('are the best ones of a year in which fewer than four are ever at ease (DAY-31)', () => {
    expect(runsOf(`${'1'.repeat(20)}33${'2'.repeat(30)}`)).toEqual([[20, 21]])
  })

  test('name those that are at ease in more than half of them (DAY-31)', () => {
    const weeks = [
      { atEase: ['Sun', 'Venus', 'Rahu', 'Mars'] },
      { atEase: ['Sun', 'Venus', 'Rahu', 'Jupiter'] },
      { atEase: ['Sun', 'Saturn', 'Mercury', 'Jupiter'] },
    ]
    expect(findGoodWeeks(weeks)[0]?.atEase).toEqual(['Sun', 'Venus', 'Rahu', 'Jupiter'])
  })
})
