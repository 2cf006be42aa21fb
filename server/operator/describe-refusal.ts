import { defaultLanguage } from '@rashi/contract/languages.rules'
import { builtInTexts } from '@rashi/contract/texts'
import type { Refusal } from '../platform/refusal.ts'

const texts: Readonly<Partial<Record<string, string>>> = builtInTexts[defaultLanguage]

/** Returns the English sentences of a refusal in one line. */
export function describeRefusal({ code, textKey, errors }: Refusal): string {
  const keys = errors ? Object.values(errors).flat() : [textKey ?? `refusal.${code}`]
  return keys.map((key) => texts[key] ?? key).join(' ')
}
