import type { Gemstone, GemstonePage } from '@rashi/contract'
import { inLanguage } from '@rashi/contract/languages.rules'
import { pictureFile } from '@rashi/contract/uploaded-pictures.rules'
import type { Catalogue, Stone } from './catalogue.ts'

const pageSize = 24

/** Returns the address of the drawing of a stone. */
export const drawingOf = (slug: string): string =>
  `/media/gemstones/${encodeURIComponent(slug)}.svg`

/** Converts a stone to the contract's format, with its texts in one language or else in English. */
export function presentStone(stone: Stone, languageId: number): Gemstone {
  const { id, slug, category_id, translations, pictures } = stone
  const texts = inLanguage(translations, languageId)
  return {
    id,
    slug,
    name: texts?.name ?? slug,
    title: texts?.title ?? slug,
    description: texts?.description ?? '',
    mediaUrl: pictures[0] ? pictureFile(pictures[0], 640, 'jpg') : drawingOf(slug),
    pictures,
    category_id,
    translations,
  }
}

/** Selects one page of the matching stones, in the catalogue's order; a page after the last one is empty. */
export function selectPage(
  { stones, index }: Catalogue,
  filter: {
    categoryId?: number | undefined
    search?: string | undefined
    page?: number | undefined
    perPage?: number | undefined
    languageId: number
  },
): GemstonePage {
  const { categoryId, search = '', page = 1, perPage = pageSize, languageId } = filter
  const found = index.find(search)
  // A search text without letters or digits matches nothing.
  const isWithoutWords = found === undefined && search.trim() !== ''
  const matching = isWithoutWords
    ? []
    : stones.filter(
        (stone, place) =>
          (found === undefined || found[place] === 1) &&
          (categoryId === undefined || stone.category_id === categoryId),
      )
  const from = (page - 1) * perPage
  return {
    data: matching.slice(from, from + perPage).map((stone) => presentStone(stone, languageId)),
    current_page: page,
    last_page: Math.max(1, Math.ceil(matching.length / perPage)),
    per_page: perPage,
    total: matching.length,
  }
}
