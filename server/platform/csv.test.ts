import { expect, test } from 'vitest'
import { csvLine } from './csv.rules.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+44 20', `"'+44 20"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['a=1', '"a=1"'],
  ['say "hi", twice\r\n', '"say ""hi"", twice\r\n"'],
  ['', '""'],
])(
  'the field %j of a CSV file is written as %j, which no spreadsheet runs (STU-17)',
  (value, written) => {
    expect(csvLine([value])).toBe(`${written}\r\n`)
  },
)

test('the fields of a CSV line are parted by commas (STU-17)', () => {
  expect(csvLine(['a', 'b'])).toBe('"a","b"\r\n')
})
