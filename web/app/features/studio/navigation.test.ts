import { expect, test } from 'vitest'
import { doorsOf } from './navigation.rules.ts'

test('the navigation shows a role the parts that it may open, and no others (STU-27)', () => {
  const addresses = (role: Parameters<typeof doorsOf>[0]) => doorsOf(role).map(({ to }) => to)
  expect(addresses('owner')).toEqual([
    '/studio/customers',
    '/studio/plans',
    '/studio/horoscopes',
    '/studio/texts',
    '/studio/staff',
    '/studio/record',
    '/studio/account',
  ])
  expect(addresses('support')).toEqual(['/studio/customers', '/studio/account'])
  expect(addresses('editor')).toEqual(['/studio/horoscopes', '/studio/texts', '/studio/account'])
  expect(addresses('approver')).toEqual(['/studio/horoscopes', '/studio/account'])
  expect(addresses('viewer')).toEqual(['/studio/account'])
})
