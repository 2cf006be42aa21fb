import type { Sign } from '@rashi/contract'
import { translated, useLanguage } from '../../lib/texts.ts'

/** Gives the texts of a sign in the reader's language. */
export function useSignTexts(sign: Pick<Sign, 'key' | 'translations'>) {
  const { id } = useLanguage()
  const texts = translated(sign.translations, id)
  return {
    name: texts?.name ?? sign.key,
    /** Markup. */
    shortDescription: texts?.short_description ?? '',
  }
}
