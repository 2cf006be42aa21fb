import { texts } from '@rashi/contract/texts/en/all'
import { describe, expect, test } from 'vitest'
import {
  checkAccount,
  checkForgotPassword,
  checkResetPassword,
  checkSignIn,
} from './identity.rules.ts'
import { firstMissing } from './profile.rules.ts'

function filled(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(values)) form.set(field, value)
  return form
}

/** What people read beside each field. */
const said = (found: Readonly<Record<string, readonly (keyof typeof texts)[]>>) =>
  Object.fromEntries(
    Object.entries(found).map(([field, keys]) => [field, keys.map((key) => texts[key])]),
  )

describe('sign-in', () => {
  test('asks for an email and a password (ID-03)', () => {
    expect(said(checkSignIn(filled({ email: '', password: '' })))).toEqual({
      email: ['Please input your email.'],
      password: ['Please input your password.'],
    })
    expect(said(checkSignIn(filled({ email: 'a@b', password: 'x' })))).toEqual({
      email: ['The input is not a valid email!'],
    })
    expect(checkSignIn(filled({ email: ' a@example.test ', password: 'x' }))).toEqual({})
  })
})

describe('forgot password', () => {
  test('says it in its own words (ID-21)', () => {
    expect(said(checkForgotPassword(filled({ email: ' ' })))).toEqual({
      email: ['Please input your email!'],
    })
    expect(said(checkForgotPassword(filled({ email: 'a@b' })))).toEqual({
      email: ['Not a valid email!'],
    })
  })
})

describe('a new password', () => {
  const messages = (password: string) => said(checkResetPassword(filled({ password }))).password

  test.each([
    ['', ['Password is required.']],
    ['Short1x', ['Password must be at least 8 characters long.']],
    ['ALLUPPER1', ['Password must include at least one lowercase letter.']],
    ['alllower1', ['Password must include at least one uppercase letter.']],
    ['NoNumbers', ['Password must include at least one number.']],
    ['Enough18', undefined],
  ])('%s: one message for each rule that it breaks (ID-25, ID-26)', (password, expected) => {
    expect(messages(password)).toEqual(expected)
  })

  test('has no rule about its confirmation in the browser (ID-27)', () => {
    expect(
      checkResetPassword(filled({ password: 'Enough18', password_confirmation: 'Other189' })),
    ).toEqual({})
  })
})

describe('sign-up', () => {
  const complete = {
    full_name: 'Asha Rao',
    email: 'asha@example.test',
    password: 'Enough18',
    password_confirmation: 'Enough18',
    gender: '2',
    agreement: 'yes',
  }

  test('takes what is complete', () => {
    expect(checkAccount(filled(complete))).toEqual({})
  })

  test('says what each empty field is to hold (ID-11, ID-12, ID-13, ID-14, ID-17)', () => {
    expect(said(checkAccount(new FormData()))).toEqual({
      full_name: ['Please enter Full name'],
      email: ['Please input your email.'],
      password: ['Please input your password.'],
      password_confirmation: ['Please confirm your password!'],
      gender: ['Please select gender!'],
      agreement: ['To proceed you have to agree to our terms and conditions'],
    })
  })

  test('says that the two passwords differ (ID-14)', () => {
    const form = filled({ ...complete, password_confirmation: 'Enough19' })
    expect(said(checkAccount(form))).toEqual({
      password_confirmation: ['The two passwords that you entered do not match!'],
    })
  })
})

describe('a profile', () => {
  const place = {
    formatted_address: 'Delhi, India',
    geometry: { location: { lat: 28.65195, lng: 77.23149 } },
  }
  const whole = {
    fullName: 'Asha Rao',
    gender: '2',
    birth: { date: '1956-01-03', time: '11:58', place },
    today: '2026-11-21',
  } as const
  const told = (form: Parameters<typeof firstMissing>[0]) => {
    const missing = firstMissing(form)
    return missing && texts[missing.text]
  }

  test('that is whole lacks nothing', () => expect(told(whole)).toBeUndefined())

  test('is told the first thing it lacks, in order (ID-31)', () => {
    const nothing = {
      fullName: ' ',
      gender: null,
      birth: { date: '', time: '', place: undefined },
      today: '2026-11-21',
    }
    expect(told(nothing)).toBe('Please enter Full name')
    expect(told({ ...nothing, fullName: 'A' })).toBe('Please select Gender')
    expect(told({ ...nothing, fullName: 'A', gender: '1' })).toBe(
      'Please select Date and time of birth',
    )
    expect(told({ ...whole, birth: { ...whole.birth, time: '' } })).toBe(
      'Please select Date and time of birth',
    )
    expect(told({ ...whole, birth: { ...whole.birth, place: undefined } })).toBe(
      'Please select Place of birth',
    )
  })

  test.each(['1899-12-31', '2026-11-22'])('born on %s is asked for another day', (date) => {
    expect(told({ ...whole, birth: { ...whole.birth, date } })).toBe(
      'Please select Date and time of birth',
    )
  })
})
