import { expect, test } from 'vitest'
import { doorsOf } from './navigation.rules.ts'

test('the navigation shows a role the parts that it may open in their groups, and no others (STU-27)', () => {
  const parts = (role: Parameters<typeof doorsOf>[0]) =>
    doorsOf(role).map(({ doors }) => doors.map(({ to }) => to.replace('/studio/', '')).join(' '))
  expect(parts('owner')).toEqual([
    'customers orders enquiries disputes',
    'horoscopes notices live gemstones consultations texts',
    'plans prices promo-codes figures',
    'staff operations record account',
  ])
  expect(parts('support')).toEqual(['customers orders enquiries disputes', 'account'])
  expect(parts('editor')).toEqual([
    'horoscopes notices live gemstones consultations texts',
    'account',
  ])
  expect(parts('approver')).toEqual(['horoscopes', 'account'])
  expect(parts('viewer')).toEqual(['figures', 'account'])
})
