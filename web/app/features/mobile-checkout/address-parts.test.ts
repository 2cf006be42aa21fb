import { expect, test } from 'vitest'
import { listMissing, readId, readIds } from './address-parts.rules.ts'

test.each([
  ['101,103', [101, 103]],
  ['101', [101]],
  ['101,', [101]],
  ['', undefined],
  [',', undefined],
  [undefined, undefined],
  ['1,x', undefined],
  ['12345678901', undefined],
])('the part %j names the ids %j (MOB-01, MOB-06)', (part, ids) => {
  expect(readIds(part)).toEqual(ids)
})

test('a consultation or period needs exactly one id (MOB-01, MOB-09)', () => {
  expect([readId('7'), readId('7,8'), readId('')]).toEqual([7, undefined, undefined])
})

test('the missing parts of a link are listed in its order (MOB-02)', () => {
  expect(listMissing({ questions: [1], consultation: undefined, token: false })).toEqual([
    'consultation',
    'token',
  ])
})
