import type { GemstoneCategory } from '@rashi/contract'

const category = (id: number, english: string, hindi: string): GemstoneCategory => ({
  id,
  translations: [
    { language_id: 1, title: english },
    { language_id: 2, title: hindi },
  ],
})

/** The kinds of jewellery of a fresh installation. */
export const categoryContent = [
  category(1, 'Rings', 'अँगूठियाँ'),
  category(2, 'Pendants', 'लटकन'),
  category(3, 'Earrings', 'झुमके'),
  category(4, 'Bracelets', 'कंगन'),
  category(5, 'Necklaces', 'हार'),
]
