import { expect, test } from 'vitest'
import { toStatementSuffix } from './statement-suffix.rules.ts'

test.each([
  ['Gold: Leo', 'GOLD LEO'],
  ['Silver: Sagittarius', 'SILVER'],
  ['Diamond: Leo + Aries', 'DIAMOND'],
  ['Leo, week of 16 November', 'LEO WEEK'],
  ['Numerological reading', 'NUMEROLOGI'],
  ["Mother's *chart* <1>", 'MOTHER S'],
  ['2027', undefined],
  ['कुंडली', undefined],
])('the statement shows %j as %j (PAY-71)', (description, suffix) => {
  expect(toStatementSuffix(description)).toBe(suffix)
})
