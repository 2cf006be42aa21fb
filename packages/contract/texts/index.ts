/** The built-in catalogue: every text of the interface, the mails and the refusals, in every language. */
import type { LanguageCode } from '../languages.rules.ts'
import { texts as en, type TextKey } from './en/all.ts'
import { texts as hi } from './hi/all.ts'
import { studio as hiStudio } from './hi/studio.ts'
import { studioInterfaceTexts as hiInterfaceTexts } from './hi/studio-interface-texts.ts'

export type { TextKey }

export const builtInTexts: Record<LanguageCode, Readonly<Record<TextKey, string>>> = {
  en,
  hi: { ...hi, ...hiStudio, ...hiInterfaceTexts },
}
