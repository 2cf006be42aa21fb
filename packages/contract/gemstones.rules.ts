/**
 * The rules of the gemstone enquiry, on zod's small build: the browser loads them too. A message is a
 * text key, said in the reader's language.
 */
import * as z from 'zod/mini'
import { phonePattern } from './phone.rules.ts'
import { storable, storableLines } from './storable.ts'

/** Characters, as the fields count them. */
export const mostCharacters = { fullName: 50, email: 50, phone: 20, question: 500 } as const

const required = 'gemstones.enquiry.required'
const filledIn = () => z.minLength(1, { error: required, abort: true })

export const enquiryFullNameRules = z
  .string(required)
  .check(
    z.trim(),
    filledIn(),
    z.maxLength(mostCharacters.fullName, 'gemstones.enquiry.at-most-50'),
    z.regex(storable, 'validation.other'),
  )

export const enquiryEmailRules = z
  .string(required)
  .check(
    z.trim(),
    filledIn(),
    z.maxLength(mostCharacters.email, { error: 'gemstones.enquiry.at-most-50', abort: true }),
    z.email('gemstones.enquiry.email-format'),
  )

export const enquiryPhoneRules = z
  .string(required)
  .check(
    z.trim(),
    filledIn(),
    z.maxLength(mostCharacters.phone, { error: 'gemstones.enquiry.at-most-20', abort: true }),
    z.regex(phonePattern, 'gemstones.enquiry.phone-invalid'),
  )

export const enquiryQuestionRules = z
  .string('validation.other')
  .check(
    z.trim(),
    z.maxLength(mostCharacters.question, 'gemstones.enquiry.at-most-500'),
    z.regex(storableLines, 'validation.other'),
  )
