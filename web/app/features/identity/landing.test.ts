import { describe, expect, test } from 'vitest'
import {
  landingAfterSignIn,
  landingAfterSignUp,
  signUpRedirect,
  withRedirect,
} from './landing.rules.ts'

describe('sign-in', () => {
  test('leads to a redirect within this site, else to the dashboard (ID-04)', () => {
    expect(landingAfterSignIn('moonsign-select')).toBe('/moonsign-select')
    expect(landingAfterSignIn('/consultations')).toBe('/consultations')
    expect(landingAfterSignIn(null)).toBe('/dashboard')
    expect(landingAfterSignIn('')).toBe('/dashboard')
  })

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'leads to the dashboard instead of to %s (ID-05)',
    (redirect) => expect(landingAfterSignIn(redirect)).toBe('/dashboard'),
  )

  test.each(['logout', '/logout', '/LOGOUT?redirect=x', '/x/../logout'])(
    'does not lead to the logout page: %s',
    (redirect) => expect(landingAfterSignIn(redirect)).toBe('/dashboard'),
  )
})

describe('sign-up', () => {
  test.each(['horoscope-generated', 'consultations', 'dashboard'])(
    'keeps the redirect %s (ID-09, ID-10)',
    (redirect) => {
      expect(signUpRedirect(redirect)).toBe(redirect)
      expect(landingAfterSignUp(redirect)).toBe(`/${redirect}`)
    },
  )

  test.each([null, '', 'moonsign-select', 'dashboard/2', '//dashboard', 'https://evil.example'])(
    'ignores any other redirect and leads to the generated moonsign: %s (ID-09, ID-10)',
    (redirect) => {
      expect(signUpRedirect(redirect)).toBeUndefined()
      expect(landingAfterSignUp(redirect)).toBe('/horoscope-generated')
    },
  )

  test('is linked with the redirect of the sign-in page (ID-01)', () => {
    expect(withRedirect('/signup', 'consultations')).toBe('/signup?redirect=consultations')
    expect(withRedirect('/signup', 'a&b=c')).toBe('/signup?redirect=a%26b%3Dc')
    expect(withRedirect('/signup', null)).toBe('/signup')
  })
})
