import type { Sign } from '@rashi/contract'
import { translated, useLanguage } from '../../lib/texts.ts'

/** A sign in the reader's language. */
export function useSignTexts(sign: Pick<Sign, 'key' | 'translations'>) {
  const { id } = useLanguage()
  const words = translated(sign.translations, id)
  return {
    name: words?.name ?? sign.key,
    /** Markup. */
    shortDescription: words?.short_description ?? '',
  }
}
