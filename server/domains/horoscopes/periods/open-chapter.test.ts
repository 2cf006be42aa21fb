import { expect, test } from 'vitest'
import { spanAt } from './calendar.rules.ts'
import { openChapterOf } from './open-chapter.rules.ts'

test('the open chapter is of each sign once in any twelve weeks, in the order of the zodiac (ENT-03)', () => {
  const signs = Array.from({ length: 24 }, (_, week) => {
    const monday = Temporal.PlainDate.from('2026-11-16').add({ weeks: week })
    return openChapterOf(spanAt('weekly', monday)).signId
  })
  expect(signs.slice(0, 12).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
  expect(signs.slice(12)).toEqual(signs.slice(0, 12))
  expect(signs.slice(1, 12)).toEqual(signs.slice(0, 11).map((sign) => (sign % 12) + 1))
})

test('the open chapter stays the same from Monday to Sunday (ENT-03)', () => {
  const at = (day: string) => openChapterOf(spanAt('weekly', Temporal.PlainDate.from(day)))
  expect(at('2026-11-22')).toEqual(at('2026-11-16'))
  expect(at('2026-11-23')).not.toEqual(at('2026-11-22'))
})
