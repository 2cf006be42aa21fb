import { describe, expect, test } from 'vitest'
import type { ConsultationDraft } from './consultation-draft.ts'
import { checkQuestions } from './questions.rules.ts'

const check = (change: Partial<ConsultationDraft>) =>
  checkQuestions({ slug: 'work', questions: [101], otherQuestion: '', phone: '', ...change })

describe('the form of a consultation', () => {
  test('needs one to three questions, or a question in the reader’s own words (CON-06)', () => {
    const nothing = { questions: 'consultations.form.ask-something' }
    expect(check({})).toEqual({})
    expect(check({ questions: [101, 102, 103] })).toEqual({})
    expect(check({ questions: [], otherQuestion: 'Why?' })).toEqual({})
    expect(check({ questions: [] })).toEqual(nothing)
    expect(check({ questions: [], otherQuestion: ' \n ' })).toEqual(nothing)
    expect(check({ questions: [1, 2, 3, 4] })).toEqual({
      questions: 'consultations.form.at-most-3',
    })
  })

  test('accepts up to 500 characters of own words (CON-07)', () => {
    expect(check({ otherQuestion: 'क'.repeat(500) })).toEqual({})
    expect(check({ otherQuestion: 'x'.repeat(501) })).toEqual({
      otherQuestion: 'consultations.form.at-most-500',
    })
  })

  test.each(['', '020 7946 0018', '+44 2079460018', '(020)7946-0018', '123456', '123456789012345'])(
    'accepts the phone number "%s" (CON-08, CON-09)',
    (phone) => {
      expect(check({ phone })).toEqual({})
    },
  )

  test.each([
    ['()', 'phone-invalid'],
    ['12345', 'phone-invalid'],
    ['1234567890123456', 'phone-invalid'],
    ['44+2079460018', 'phone-invalid'],
    ['020 7946 0018 00 1', 'at-most-16'],
  ])('refuses the phone number "%s" (CON-08, CON-09)', (phone, problem) => {
    expect(check({ phone })).toEqual({ phone: `consultations.form.${problem}` })
  })
})
