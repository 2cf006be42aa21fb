import type { GemstoneCategory } from '@rashi/contract'
import { type LanguageCode, translationRows } from '@rashi/contract/languages.rules'

const category = (id: number, titles: Record<LanguageCode, string>): GemstoneCategory => ({
  id,
  translations: translationRows((code) => ({ title: titles[code] })),
})

/** The categories of a new installation. */
export const categoryContent = [
  category(1, { en: 'Rings', hi: 'अँगूठियाँ' }),
  category(2, { en: 'Pendants', hi: 'लटकन' }),
  category(3, { en: 'Earrings', hi: 'बालियाँ' }),
  category(4, { en: 'Bracelets', hi: 'कंगन' }),
  category(5, { en: 'Necklaces', hi: 'हार' }),
]
