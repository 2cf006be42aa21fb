import { expect, test } from 'vitest'
import { landingOf, saysEnded, signInAddress } from './studio-address.rules.ts'

test('a session that ends leads to the sign-in page and back to where one was (STU-24)', () => {
  const address = signInAddress('/studio/record?act=sign%20in', { hasEnded: true })
  expect(address).toBe('/studio/sign-in?back=%2Fstudio%2Frecord%3Fact%3Dsign%2520in&ended=1')
  const { search } = new URL(address, 'https://rashi.example')
  expect(landingOf(search)).toBe('/studio/record?act=sign%20in')
  expect(saysEnded(search)).toBe(true)
  expect(signInAddress('/studio', { hasEnded: false })).toBe('/studio/sign-in')
})

test('a sign-in leads to no page outside the studio and to none that signs in (STU-24)', () => {
  for (const back of ['https://evil.example', '//evil.example', '/dashboard', '/studio/../account'])
    expect(landingOf(`?back=${encodeURIComponent(back)}`), back).toBe('/studio')
  expect(landingOf('?back=/studio/sign-in')).toBe('/studio')
  expect(landingOf('')).toBe('/studio')
  expect(signInAddress('/studio/join/abc', { hasEnded: true })).toBe('/studio/sign-in?ended=1')
})
