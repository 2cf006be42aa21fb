import { foot } from '@rashi/contract/texts/en/foot'
import { shell } from '@rashi/contract/texts/en/shell'
import { expect, test } from 'vitest'
import { menuEntries } from './menu.rules.ts'

const names = (hasSession: boolean) =>
  menuEntries({ hasSession, storeUrl: 'https://store.example/app' }).map(
    ({ text }) => ({ ...shell, ...foot } as Record<string, string>)[text],
  )

test("a reader's menu has the ten entries, in order (NAV-01)", () => {
  expect(names(true)).toEqual([
    'Dashboard',
    'My subscriptions',
    'Consultations',
    'Gemstones',
    'Moonsign Lookup',
    'Rising Sign Lookup',
    'Get Android App',
    'Profile',
    'Logout',
    'Astrologer Disclaimer',
  ])
})

test("the entries of a reader's menu stand in three groups (DAY-61)", () => {
  const entries = menuEntries({ hasSession: true, storeUrl: 'https://store.example/app' })
  const firsts = entries.filter(({ isFirstOfGroup }) => isFirstOfGroup)
  expect(firsts.map(({ to }) => to)).toEqual(['/consultations', '/profile'])
})

test("a guest's menu has the app and the way in, and nothing else (NAV-04)", () => {
  expect(names(false)).toEqual(['Get Android App', 'Sign in'])
})

test('the app is got from the store that the settings name (OPS-05)', () => {
  const entries = menuEntries({ hasSession: false, storeUrl: 'https://store.example/app' })
  expect(entries[0]?.to).toBe('https://store.example/app')
})
