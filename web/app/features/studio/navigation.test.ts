import { expect, test } from 'vitest'
import { doorsOf } from './navigation.rules.ts'

test('the navigation shows a role the parts that it may open, and no others (STU-27)', () => {
  const addresses = (role: Parameters<typeof doorsOf>[0]) => doorsOf(role).map(({ to }) => to)
  expect(addresses('owner')).toEqual([
    '/studio/customers',
    '/studio/disputes',
    '/studio/plans',
    '/studio/figures',
    '/studio/gemstones',
    '/studio/texts',
    '/studio/staff',
    '/studio/operations',
    '/studio/record',
    '/studio/account',
  ])
  expect(addresses('support')).toEqual(['/studio/customers', '/studio/disputes', '/studio/account'])
  expect(addresses('editor')).toEqual(['/studio/gemstones', '/studio/texts', '/studio/account'])
  expect(addresses('viewer')).toEqual(['/studio/figures', '/studio/account'])
  expect(addresses('approver')).toEqual(['/studio/account'])
})
