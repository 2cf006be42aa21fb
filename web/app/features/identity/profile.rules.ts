import { fullNameRules } from '@rashi/contract/people.rules'
import type { Birth } from '../charts/birth-fields.entry.ts'
import type { TextKey } from '../../lib/texts.ts'
import { findMessages } from './identity.rules.ts'

export type ProfileField = 'full_name' | 'gender' | 'moment' | 'place'

/** Returns the first missing part of a profile, in the order of the messages (ID-31). */
export function findFirstMissing(form: {
  readonly fullName: FormDataEntryValue | null
  readonly gender: FormDataEntryValue | null
  readonly birth: Birth
  /** The reader's local day, `YYYY-MM-DD`. */
  readonly today: string
}): { field: ProfileField; text: TextKey } | undefined {
  const { birth, today } = form
  if (findMessages(fullNameRules, form.fullName).length > 0)
    return { field: 'full_name', text: 'validation.full-name' }
  if (!form.gender) return { field: 'gender', text: 'identity.profile.gender-missing' }
  if (!birth.time || birth.date < '1900-01-01' || birth.date > today)
    return { field: 'moment', text: 'validation.birth-moment' }
  if (!birth.place) return { field: 'place', text: 'validation.birth-place' }
  return undefined
}
