import { isNumber, isText, listOf, shapeOf, type Check } from './json.rules.ts'

/** A text in every language. */
export type LocalizedText = readonly { readonly language_id: number; readonly text: string }[]

export const isLocalizedText: Check<LocalizedText> = listOf(
  shapeOf<{ language_id: number; text: string }>({ language_id: isNumber, text: isText }),
)
