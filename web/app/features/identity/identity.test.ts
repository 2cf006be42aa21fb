import { texts } from '@rashi/contract/texts/en/all'
import { describe, expect, test } from 'vitest'
import {
  checkAccount,
  checkForgotPassword,
  checkResetPassword,
  checkSignIn,
} from './identity.rules.ts'
import { findFirstMissing } from './profile.rules.ts'

function filled(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(values)) form.set(field, value)
  return form
}

/** The text beside each field. */
const findMessages = (found: Readonly<Record<string, readonly (keyof typeof texts)[]>>) =>
  Object.fromEntries(
    Object.entries(found).map(([field, keys]) => [field, keys.map((key) => texts[key])]),
  )

describe('sign-in', () => {
  test('requires an email and a password (ID-03)', () => {
    expect(findMessages(checkSignIn(filled({ email: '', password: '' })))).toEqual({
      email: ['Please input your email.'],
      password: ['Please input your password.'],
    })
    expect(findMessages(checkSignIn(filled({ email: 'a@b', password: 'x' })))).toEqual({
      email: ['The input is not a valid email!'],
    })
    expect(checkSignIn(filled({ email: ' a@example.test ', password: 'x' }))).toEqual({})
  })
})

describe('forgot password', () => {
  test('requires an email, with its own text (ID-21)', () => {
    expect(findMessages(checkForgotPassword(filled({ email: ' ' })))).toEqual({
      email: ['Please input your email!'],
    })
    expect(findMessages(checkForgotPassword(filled({ email: 'a@b' })))).toEqual({
      email: ['Not a valid email!'],
    })
  })
})

describe('a new password', () => {
  const messages = (password: string) =>
    findMessages(checkResetPassword(filled({ password }))).password

  test.each([
    ['', ['Password is required.']],
    ['Short1x', ['Password must be at least 8 characters long.']],
    ['ALLUPPER1', ['Password must include at least one lowercase letter.']],
    ['alllower1', ['Password must include at least one uppercase letter.']],
    ['NoNumbers', ['Password must include at least one number.']],
    ['Enough18', undefined],
  ])('%s has one message for each rule that it breaks (ID-25, ID-26)', (password, expected) => {
    expect(messages(password)).toEqual(expected)
  })

  test('is not compared with its confirmation in the browser (ID-27)', () => {
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

  test('accepts complete input', () => {
    expect(checkAccount(filled(complete))).toEqual({})
  })

  test('has an error for each empty field (ID-11, ID-12, ID-13, ID-14, ID-17)', () => {
    expect(findMessages(checkAccount(new FormData()))).toEqual({
      full_name: ['Please enter Full name'],
      email: ['Please input your email.'],
      password: ['Please input your password.'],
      password_confirmation: ['Please confirm your password!'],
      gender: ['Please select gender!'],
      agreement: ['To proceed you have to agree to our terms and conditions'],
    })
  })

  test('has an error if the two passwords differ (ID-14)', () => {
    const form = filled({ ...complete, password_confirmation: 'Enough19' })
    expect(findMessages(checkAccount(form))).toEqual({
      password_confirmation: ['The two passwords that you entered do not match!'],
    })
  })
})

describe('a profile', () => {
  const place = {
    formatted_address: 'Delhi, India',
    geometry: { location: { lat: 28.65195, lng: 77.23149 } },
  }
  const complete = {
    fullName: 'Asha Rao',
    gender: '2',
    birth: { date: '1956-01-03', time: '11:58', place },
    today: '2026-11-21',
  } as const
  const findError = (form: Parameters<typeof findFirstMissing>[0]) => {
    const missing = findFirstMissing(form)
    return missing && texts[missing.text]
  }

  test('has no error when it is complete', () => expect(findError(complete)).toBeUndefined())

  test('has an error for the first missing field, in order (ID-31)', () => {
    const nothing = {
      fullName: ' ',
      gender: null,
      birth: { date: '', time: '', place: undefined },
      today: '2026-11-21',
    }
    expect(findError(nothing)).toBe('Please enter Full name')
    expect(findError({ ...nothing, fullName: 'A' })).toBe('Please select Gender')
    expect(findError({ ...nothing, fullName: 'A', gender: '1' })).toBe(
      'Please select Date and time of birth',
    )
    expect(findError({ ...complete, birth: { ...complete.birth, time: '' } })).toBe(
      'Please select Date and time of birth',
    )
    expect(findError({ ...complete, birth: { ...complete.birth, place: undefined } })).toBe(
      'Please select Place of birth',
    )
  })

  test.each(['1899-12-31', '2026-11-22'])(
    'with the day of birth %s has an error about it',
    (date) => {
      expect(findError({ ...complete, birth: { ...complete.birth, date } })).toBe(
        'Please select Date and time of birth',
      )
    },
  )
})
