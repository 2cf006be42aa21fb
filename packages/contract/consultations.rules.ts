/**
 * The rules of the consultation form, on zod's small build: the browser loads them too. A message is a
 * text key, said in the reader's language.
 */
import * as z from 'zod/mini'
import { phonePattern } from './phone.rules.ts'
import { storable, storableLines } from './storable.ts'

export const mostQuestions = 3
/** Characters, as the fields count them. */
export const mostCharacters = { otherQuestion: 500, phone: 16 } as const

export const otherQuestionRules = z
  .string('validation.other')
  .check(
    z.trim(),
    z.maxLength(mostCharacters.otherQuestion, 'consultations.form.at-most-500'),
    z.regex(storableLines, 'validation.other'),
  )

/** May be left empty. */
export const phoneRules = z.string('consultations.form.phone-invalid').check(
  z.trim(),
  z.maxLength(mostCharacters.phone, { error: 'consultations.form.at-most-16', abort: true }),
  z.regex(storable, { error: 'validation.other', abort: true }),
  z.refine((phone) => phone === '' || phonePattern.test(phone), 'consultations.form.phone-invalid'),
)

/** What is wrong with what is asked, beside the fields by themselves. */
export function wrongWithQuestions(
  chosen: readonly number[],
  otherQuestion: string,
): 'consultations.form.at-most-3' | 'consultations.form.ask-something' | undefined {
  if (chosen.length > mostQuestions) return 'consultations.form.at-most-3'
  if (chosen.length === 0 && otherQuestion.trim() === '') return 'consultations.form.ask-something'
  return undefined
}
