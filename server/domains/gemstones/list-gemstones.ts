import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { readCatalogue } from './catalogue.ts'
import { pageOf } from './gemstone.rules.ts'

/** A page of the stones that fit a category and a search. */
export async function listGemstones(
  context: Pick<Context, 'db' | 'clock'>,
  query: ParsedQueryOf<'GET /gemstone'>,
  callerLanguageId: number,
): Promise<ResponseOf<'GET /gemstone'>> {
  const catalogue = await readCatalogue(context)
  return {
    gemstones: pageOf(catalogue, {
      search: query.search,
      categoryId: query.category_id || undefined,
      page: query.page || undefined,
      perPage: query.per_page || undefined,
      languageId: query.language_id || callerLanguageId,
    }),
  }
}
