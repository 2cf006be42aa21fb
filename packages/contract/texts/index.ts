/** The built-in catalogue: every text of the interface, the mails and the refusals, in every language. */
import { english, type TextKey } from './en/all.ts'
import { hindi } from './hi/all.ts'

export type { TextKey }

/** Id 1 is the default; its texts stand in where another language has none. */
export const builtInLanguages = [
  { id: 1, code: 'en', name: 'English', texts: english as Record<TextKey, string> },
  { id: 2, code: 'hi', name: 'हिन्दी', texts: hindi },
] as const

export type LanguageId = (typeof builtInLanguages)[number]['id']
