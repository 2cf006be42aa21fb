import { expect, test } from 'vitest'
import { readPence } from './pence.rules.ts'

test('an amount that staff type is read in pounds and pence, and nothing else is (STU-32, STU-133)', () => {
  for (const [typed, pence] of [
    ['4.50', 450],
    [' 4,5 ', 450],
    ['19.99', 1999],
    ['6', 600],
    ['0', 0],
    ['', undefined],
    ['-1', undefined],
    ['1e1', undefined],
    ['4.505', undefined],
    ['.5', undefined],
    ['4.', undefined],
  ] as const)
    expect(readPence(typed), typed).toBe(pence)
})
