import { expect, test } from 'vitest'
import { greetingName, partOfDay } from './greeting.rules.ts'

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
])('at hour %i of the reader it is %s (DAY-16)', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

test.each([
  ['Priya Sharma', 'Priya'],
  ['  Priya  ', 'Priya'],
  ['K. R. Narayanan', 'K. R. Narayanan'],
  ['R Venkat', 'R Venkat'],
  ['Dr Rao', 'Dr Rao'],
  ['प्रिया शर्मा', 'प्रिया'],
  ['Jean-Luc Picard', 'Jean-Luc'],
])('%s is greeted as %s (DAY-16)', (fullName, name) => {
  expect(greetingName(fullName)).toBe(name)
})
