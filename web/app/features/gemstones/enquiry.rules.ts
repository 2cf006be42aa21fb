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
export type EnquiryWords = Record<EnquiryField, string>

const rules = {
  fullName: enquiryFullNameRules,
  email: enquiryEmailRules,
  phone: enquiryPhoneRules,
  question: enquiryQuestionRules,
}

/** Returns the first error of each field; valid fields have no key. */
export function checkEnquiry(values: EnquiryWords): Partial<Record<EnquiryField, TextKey>> {
  const wrong: Partial<Record<EnquiryField, TextKey>> = {}
  for (const field of enquiryFields) {
    const issue = rules[field].safeParse(values[field]).error?.issues[0]
    if (issue) wrong[field] = issue.message as TextKey
  }
  return wrong
}

/** Returns the account's values that the form accepts: an account's name may be longer than the form allows. */
export function readAccountValues({
  full_name,
  email,
}: Pick<User, 'full_name' | 'email'>): Partial<EnquiryWords> {
  const known = { fullName: full_name, email }
  const wrong = checkEnquiry({ ...known, phone: '', question: '' })
  return {
    ...(wrong.fullName ? {} : { fullName: known.fullName }),
    ...(wrong.email ? {} : { email: known.email }),
  }
}
