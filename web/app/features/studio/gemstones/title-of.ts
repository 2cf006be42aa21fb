import { translated } from '../../../lib/texts.ts'

/** The title of a gemstone in a language, or in another one while a draft has none in it. */
export const titleOf = (
  {
    slug,
    translations,
  }: { slug: string; translations: readonly { language_id: number; title: string }[] },
  languageId: number,
): string =>
  translated(
    translations.filter(({ title }) => title !== ''),
    languageId,
  )?.title ?? slug
