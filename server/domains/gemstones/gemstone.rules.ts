import type { Gemstone, GemstonePage } from '@rashi/contract'
import { inLanguage } from '@rashi/contract/languages.rules'
import type { Catalogue, Stone } from './catalogue.ts'

const pageSize = 24

/** A stone as callers get it: its own words in the language asked for, English where there are none. */
export function presentStone(stone: Stone, languageId: number): Gemstone {
  const { id, slug, category_id, translations } = stone
  const words = inLanguage(translations, languageId)
  return {
    id,
    slug,
    name: words?.name ?? slug,
    title: words?.title ?? slug,
    description: words?.description ?? '',
    mediaUrl: `/media/gemstones/${encodeURIComponent(slug)}.svg`,
    category_id,
    translations,
  }
}

/** One page of the stones that fit, in the catalogue's order; a page past the last one is empty. */
export function pageOf(
  { stones, index }: Catalogue,
  asked: {
    categoryId?: number | undefined
    search?: string | undefined
    page?: number | undefined
    perPage?: number | undefined
    languageId: number
  },
): GemstonePage {
  const { categoryId, search = '', page = 1, perPage = pageSize, languageId } = asked
  const found = index.find(search)
  // What was typed has letters in it or nothing that could be found: signs alone fit no stone.
  const isHopeless = found === undefined && search.trim() !== ''
  const fitting = isHopeless
    ? []
    : stones.filter(
        (stone, place) =>
          (found === undefined || found[place] === 1) &&
          (categoryId === undefined || stone.category_id === categoryId),
      )
  const from = (page - 1) * perPage
  return {
    data: fitting.slice(from, from + perPage).map((stone) => presentStone(stone, languageId)),
    current_page: page,
    last_page: Math.max(1, Math.ceil(fitting.length / perPage)),
    per_page: perPage,
    total: fitting.length,
  }
}
