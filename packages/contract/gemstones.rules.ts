/**
 * The rules of the gemstone enquiry, with zod's small build because the browser loads them too. A message
 * is a text key, which is translated for the reader.
 */
import * as z from 'zod/mini'
import { phonePattern } from './phone.rules.ts'
import { storable, storableLines } from './storable.ts'

/** In characters, as the fields count them. */
export const maxCharacters = { fullName: 50, email: 50, phone: 20, question: 500 } as const

const required = 'gemstones.enquiry.required'
const requireText = () => z.minLength(1, { error: required, abort: true })

export const enquiryFullNameRules = z
  .string(required)
  .check(
    z.trim(),
    requireText(),
    z.maxLength(maxCharacters.fullName, 'gemstones.enquiry.at-most-50'),
    z.regex(storable, 'validation.other'),
  )

export const enquiryEmailRules = z
  .string(required)
  .check(
    z.trim(),
    requireText(),
    z.maxLength(maxCharacters.email, { error: 'gemstones.enquiry.at-most-50', abort: true }),
    z.email('gemstones.enquiry.email-format'),
  )

export const enquiryPhoneRules = z
  .string(required)
  .check(
    z.trim(),
    requireText(),
    z.maxLength(maxCharacters.phone, { error: 'gemstones.enquiry.at-most-20', abort: true }),
    z.regex(phonePattern, 'gemstones.enquiry.phone-invalid'),
  )

export const enquiryQuestionRules = z
  .string('validation.other')
  .check(
    z.trim(),
    z.maxLength(maxCharacters.question, 'gemstones.enquiry.at-most-500'),
    z.regex(storableLines, 'validation.other'),
  )
