import type { User } from '@rashi/contract'
import {
  enquiryEmailRules,
  enquiryFullNameRules,
  enquiryPhoneRules,
  enquiryQuestionRules,
} from '@rashi/contract/gemstones.rules'
import type { TextKey } from '../../lib/texts.ts'

export const enquiryFields = ['fullName', 'email', 'phone', 'question'] as const
export type EnquiryField = (typeof enquiryFields)[number]
export type EnquiryValues = Record<EnquiryField, string>

const rules = {
  fullName: enquiryFullNameRules,
  email: enquiryEmailRules,
  phone: enquiryPhoneRules,
  question: enquiryQuestionRules,
}

/** Returns the first error of each field; valid fields have no key. */
export function checkEnquiry(values: EnquiryValues): Partial<Record<EnquiryField, TextKey>> {
  const errors: Partial<Record<EnquiryField, TextKey>> = {}
  for (const field of enquiryFields) {
    const issue = rules[field].safeParse(values[field]).error?.issues[0]
    if (issue) errors[field] = issue.message as TextKey
  }
  return errors
}

/** Returns the account's values that the form accepts: an account's name may be longer than the form allows. */
export function readAccountValues({
  full_name,
  email,
}: Pick<User, 'full_name' | 'email'>): Partial<EnquiryValues> {
  const known = { fullName: full_name, email }
  const errors = checkEnquiry({ ...known, phone: '', question: '' })
  return {
    ...(errors.fullName ? {} : { fullName: known.fullName }),
    ...(errors.email ? {} : { email: known.email }),
  }
}
