import type { TextsOf } from '../texts.ts'
import type { mails as english } from '../en/mails.ts'

export const mails: TextsOf<typeof english> = {}
