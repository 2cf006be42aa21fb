import type { SignKey, Subscription } from '@rashi/contract'
import { expect, test } from 'vitest'
import { findSignRoles, ownFirst } from './sign-roles.rules.ts'

const single = (key: SignKey) =>
  ({ subscription_type: 'single', combo_purchase_id: null, horoscope: { key } }) as Subscription
const combo = (id: string, ...keys: SignKey[]) =>
  keys.map(
    (key) =>
      ({ subscription_type: 'combo', combo_purchase_id: id, horoscope: { key } }) as Subscription,
  )
const rolesOf = (own: SignKey | undefined, active_subscriptions: Subscription[]) =>
  Object.fromEntries(
    findSignRoles({
      generated_horoscope: own && { key: own },
      active_subscriptions,
    }),
  )

test('of the two signs of a Diamond the one that is not the moonsign is the rising sign (DAY-24)', () => {
  expect(rolesOf('Aquarius', combo('a', 'Aquarius', 'Virgo'))).toEqual({
    Aquarius: 'moonsign',
    Virgo: 'rising',
  })
  expect(rolesOf('Aquarius', combo('a', 'Virgo', 'Aquarius'))).toEqual({
    Aquarius: 'moonsign',
    Virgo: 'rising',
  })
})

test('a pair without the computed moonsign has its rising sign second, as it was bought (DAY-24)', () => {
  expect(rolesOf('Aquarius', combo('a', 'Leo', 'Virgo'))).toEqual({
    Aquarius: 'moonsign',
    Virgo: 'rising',
  })
})

test('another sign that somebody reads has no name of its own (DAY-24)', () => {
  expect(rolesOf('Aquarius', [single('Leo')])).toEqual({ Aquarius: 'moonsign' })
  expect(rolesOf(undefined, [single('Leo')])).toEqual({})
})

test('the moonsign is listed first, then the rising sign, then others in their order (DAY-24)', () => {
  const entries = (['Leo', 'Virgo', 'Libra', 'Aquarius'] as const).map((key) => ({
    horoscope: { key },
  }))
  const roles = findSignRoles({
    generated_horoscope: { key: 'Aquarius' },
    active_subscriptions: combo('a', 'Aquarius', 'Virgo'),
  })
  expect(ownFirst(entries, roles).map(({ horoscope }) => horoscope.key)).toEqual([
    'Aquarius',
    'Virgo',
    'Leo',
    'Libra',
  ])
})
