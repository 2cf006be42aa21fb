import { expect, test } from 'vitest'
import { toAppAddress, toAppPath } from './app-address.rules.ts'

test.each([
  ['/horoscope/weekly/leo', 'horoscopeDetail/weekly/leo'],
  ['/horoscope/yearly/Pisces', 'horoscopeDetail/yearly/Pisces'],
])('%s has the app’s path horoscopeDetail with both values: %s (MOB-17)', (path, appPath) => {
  expect(toAppPath(path)).toBe(appPath)
})

test.each([
  ['/moonsign-select', 'moonsign-select'],
  ['/payment-plan-select', 'payment-plan-select'],
  ['/consultation-form', 'consultation-form'],
  ['/consultations', 'consultations'],
  ['/gemstones', 'gemstones'],
  ['/life-events', 'life-events'],
  ['/noticeboard', 'noticeboard'],
  ['/gemstone-enquiry', 'gemstone-enquiry'],
  ['/my-subscriptions', 'my-subscriptions'],
  ['/consultation-detail', 'consultation-detail'],
  ['/consultation-detail/work-and-calling', 'consultation-detail/work-and-calling'],
  ['/consultations?x=1#top', 'consultations'],
  ['/consultations/', 'consultations'],
])('%s has the same name in the app: %s (MOB-18)', (path, appPath) => {
  expect(toAppPath(path)).toBe(appPath)
})

test.each(['/profile', '/', '/horoscope/weekly', '/gemstones/more', '/consultation-detail/a/b'])(
  '%s, which the app does not have, opens its start page (MOB-18)',
  (path) => {
    expect(toAppPath(path)).toBe('')
  },
)

test('the app is opened by its own URL scheme (MOB-13)', () => {
  expect(toAppAddress('stars', '/horoscope/weekly/leo')).toBe('stars://horoscopeDetail/weekly/leo')
  expect(toAppAddress('stars', '/profile')).toBe('stars://')
})
