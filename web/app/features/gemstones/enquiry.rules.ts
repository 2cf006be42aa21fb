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

/** What is wrong with each field, the first thing first; no key where nothing is. */
export function checkEnquiry(words: EnquiryWords): Partial<Record<EnquiryField, TextKey>> {
  const wrong: Partial<Record<EnquiryField, TextKey>> = {}
  for (const field of enquiryFields) {
    const issue = rules[field].safeParse(words[field]).error?.issues[0]
    if (issue) wrong[field] = issue.message as TextKey
  }
  return wrong
}
