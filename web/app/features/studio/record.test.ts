import { expect, test } from 'vitest'
import { studioTexts } from '@rashi/contract/texts/en/studio-all'
import { listChanges, readFields, recordedObjects, toFilter } from './record.rules.ts'

test('the filter of the record is read from the address, and its days are whole ones (STU-28)', () => {
  const fields = readFields('?staff=&act=staff+role&from=2026-11-01&to=2026-11-23&page=2')
  expect(fields).toEqual({ act: 'staff role', from: '2026-11-01', to: '2026-11-23' })
  const { act, from = '', to = '' } = toFilter(fields)
  expect(act).toBe('staff role')
  // Of the time zone in which the browser shows days.
  expect(new Date(from).toString()).toMatch(/^Sun Nov 01 2026 00:00:00/)
  expect(new Date(to).toString()).toMatch(/^Tue Nov 24 2026 00:00:00/)
})

test('a date in the address that is no day filters nothing (STU-28)', () => {
  for (const from of ['yesterday', '2026-13-45', '2026-11-01T00:00'])
    expect(toFilter(readFields(`?from=${from}`)), from).toEqual({})
})

test('an act shows the fields that it changed, and what it added or removed (STU-28)', () => {
  const before = { role: 'viewer', email: 'a@example.org', note: null, days: [1, 2] }
  const after = { role: 'editor', email: 'a@example.org', days: [1], code: 7 }
  expect(listChanges(before, after)).toEqual([
    { name: 'role', before: 'viewer', after: 'editor' },
    { name: 'days', before: '[1,2]', after: '[1]' },
    { name: 'code', before: undefined, after: '7' },
  ])
  expect(listChanges(null, null)).toEqual([])
})

test('each kind of thing that an act is about has a name in words (STU-224)', () => {
  const nameless = recordedObjects.filter(
    (object) => !(`studio.object.${object.replaceAll(' ', '-')}` in studioTexts),
  )
  expect(nameless).toEqual([])
})
