import type { Consultation } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import { chosenCategory, groupByCategory } from './groups.rules.ts'

const consultation = (id: number, categoryId: number): Consultation => ({
  id,
  slug: `c-${id}`,
  amount: 10,
  category: { id: categoryId, translations: [] },
  translations: [],
  questions: [],
})

describe('consultations by category', () => {
  const groups = groupByCategory([consultation(1, 7), consultation(2, 9), consultation(3, 7)])

  test('are grouped in their order (CON-01)', () => {
    expect(
      groups.map(({ category, consultations }) => [category.id, consultations.map(({ id }) => id)]),
    ).toEqual([
      [7, [1, 3]],
      [9, [2]],
    ])
  })

  test('are limited to a category if it exists (NAV-11)', () => {
    const chosen = (query: string) => chosenCategory(new URLSearchParams(query), groups)
    expect(chosen('category=9')).toBe(9)
    expect(chosen('')).toBeUndefined()
    expect(chosen('category=1')).toBeUndefined()
    expect(chosen('category=x')).toBeUndefined()
  })
})
