/**
 * The rules of the consultation form, with zod's small build because the browser loads them too. A message
 * is a text key, which is translated for the reader.
 */
import * as z from 'zod/mini'
import { phonePattern } from './phone.rules.ts'
import { storable, storableLines } from './storable.ts'

export const maxQuestions = 3
/** In characters, as the fields count them. */
export const maxCharacters = { otherQuestion: 500, phone: 16 } as const

export const otherQuestionRules = z
  .string('validation.other')
  .check(
    z.trim(),
    z.maxLength(maxCharacters.otherQuestion, 'consultations.form.at-most-500'),
    z.regex(storableLines, 'validation.other'),
  )

/** A phone number or an empty text. */
export const phoneRules = z.string('consultations.form.phone-invalid').check(
  z.trim(),
  z.maxLength(maxCharacters.phone, { error: 'consultations.form.at-most-16', abort: true }),
  z.regex(storable, { error: 'validation.other', abort: true }),
  z.refine((phone) => phone === '' || phonePattern.test(phone), 'consultations.form.phone-invalid'),
)

/** Checks the chosen questions and the other question together; returns the text key of an error. */
export function findQuestionsError(
  chosen: readonly number[],
  otherQuestion: string,
): 'consultations.form.at-most-3' | 'consultations.form.ask-something' | undefined {
  if (chosen.length > maxQuestions) return 'consultations.form.at-most-3'
  if (chosen.length === 0 && otherQuestion.trim() === '') return 'consultations.form.ask-something'
  return undefined
}
