import { shell } from '@rashi/contract/texts/en/shell'
import { foot } from '@rashi/contract/texts/en/foot'
import { describe, expect, test } from 'vitest'
import { currentOf, headerDoors, signInAddress, weekOf, type Door } from './doors.rules.ts'
import { hasTabBar, tabs } from './tab-bar.rules.ts'

const texts: Record<string, string> = { ...shell, ...foot }
const names = (doors: readonly Door[]) => doors.map(({ text }) => texts[text])
const addresses = (doors: readonly Door[]) => doors.map(({ to }) => to)
const currentNames = (doors: readonly Door[], pathname: string) =>
  names(doors.filter((door) => currentOf(door, pathname) !== undefined))

describe('the links of the header', () => {
  test('are five, the same for guests and readers (DAY-55)', () => {
    const five = ['Today', 'Readings', 'Ask an astrologer', 'Gemstones', 'Find your sign']
    expect(names(headerDoors(false, ''))).toEqual(five)
    expect(names(headerDoors(true, weekOf('Leo')))).toEqual(five)
  })

  test('lead a guest to what is open to everybody (DAY-55)', () => {
    expect(addresses(headerDoors(false, weekOf(undefined)))).toEqual([
      '/',
      '/#signs',
      '/consultations',
      '/gemstones',
      '/moonsign-lookup',
    ])
  })

  test('lead a reader to the dashboard and to the week of their sign once it is known (DAY-55)', () => {
    expect(addresses(headerDoors(true, weekOf('Leo'))).slice(0, 2)).toEqual([
      '/dashboard',
      '/horoscope/weekly/leo',
    ])
    expect(weekOf(undefined)).toBe('/dashboard?tab=1')
  })

  test.each([
    ['/dashboard', 'Today'],
    ['/auth/dashboard', 'Today'],
    ['/horoscope/monthly/virgo', 'Readings'],
    ['/life-events', 'Readings'],
    ['/consultation-detail/work-and-calling', 'Ask an astrologer'],
    ['/gemstone/ruby-halo-ring', 'Gemstones'],
    ['/rising-sign-lookup', 'Find your sign'],
  ])('mark the part of the site that %s is in: %s (DAY-55)', (path, name) =>
    expect(currentNames(headerDoors(true, weekOf('Leo')), path)).toEqual([name]),
  )

  test('mark the link to the page itself as the current page (DAY-55)', () => {
    const [today, week] = headerDoors(true, weekOf('Leo'))
    expect(today && currentOf(today, '/dashboard')).toBe('page')
    expect(week && currentOf(week, '/horoscope/weekly/leo')).toBe('page')
    expect(week && currentOf(week, '/horoscope/weekly/virgo')).toBe('true')
    expect(currentNames(headerDoors(true, weekOf('Leo')), '/terms')).toEqual([])
  })

  test("of a guest mark the start page, and not a reader's dashboard (DAY-55)", () => {
    expect(currentNames(headerDoors(false, ''), '/')).toEqual(['Today'])
    expect(currentNames(headerDoors(true, ''), '/')).toEqual([])
  })
})

describe('the bottom bar', () => {
  test('has four links (DAY-58)', () => {
    expect(names(tabs(weekOf('Leo')))).toEqual(['Today', 'Reading', 'Ask', 'Account'])
    expect(addresses(tabs(weekOf('Leo')))).toEqual([
      '/dashboard',
      '/horoscope/weekly/leo',
      '/consultations',
      '/account',
    ])
  })

  test.each([
    ['/my-subscriptions', 'Account'],
    ['/payments/7', 'Account'],
    ['/noticeboard', 'Account'],
    ['/life-event-view', 'Reading'],
    ['/consultations', 'Ask'],
  ])('marks the part of the site that %s is in: %s (DAY-58)', (path, name) =>
    expect(currentNames(tabs(weekOf('Leo')), path)).toEqual([name]),
  )

  test('is not on the pages that have a bar of their own for the choice of a sign or a plan (DAY-58)', () => {
    expect(
      ['/moonsign-select', '/payment-plan-select', '/horoscope-generated'].map(hasTabBar),
    ).toEqual([false, false, false])
    expect(['/dashboard', '/life-events', '/horoscope/weekly/leo'].every(hasTabBar)).toBe(true)
  })

  // Guard in web/app/shell/doors.rules.ts: the visible word is part of the accessible name, for voice control.
  test('and the header have names that contain the visible words (DAY-55, DAY-58)', () => {
    for (const { text, label } of [...headerDoors(true, ''), ...tabs('')])
      if (label) expect(texts[label]?.toLowerCase()).toContain(texts[text]?.toLowerCase())
  })
})

describe('the address of Sign in', () => {
  test.each([
    ['/gemstones', '?category=3', '/gemstones?category=3'],
    ['/horoscope/weekly/leo', '', '/horoscope/weekly/leo'],
    ['/signup', '?redirect=consultations', 'consultations'],
    ['/forgot-password', '?redirect=%2Fgemstones', '/gemstones'],
  ])('on %s%s leads back to %s (DAY-57)', (path, search, wanted) =>
    expect(signInAddress(path, search)).toBe(`/?redirect=${encodeURIComponent(wanted)}`),
  )

  // Guard in web/app/shell/doors.rules.ts: a redirect to a page on the way in would open it again, or use up a mailed link.
  test.each(['/signup', '/reset-password/token/a@example.test', '/confirm-email/token', '/logout'])(
    'on %s without a redirect has none (DAY-57)',
    (path) => expect(signInAddress(path, '')).toBe('/'),
  )
})
