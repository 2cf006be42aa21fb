import { onlyPhoneCharacters } from '@rashi/contract/phone.rules'
import type { FormEvent } from 'react'

/** What is no part of a phone number does not even appear; the caret stays where it was typed. */
export function keepPhoneCharacters({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const kept = onlyPhoneCharacters(input.value)
  if (kept === input.value) return
  const caret = onlyPhoneCharacters(input.value.slice(0, input.selectionStart ?? 0)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}
