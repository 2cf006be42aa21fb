import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { readCatalogue } from './catalogue.ts'
import { selectPage } from './gemstone.rules.ts'

/** Lists a page of the stones that match a category and a search text. */
export async function listGemstones(
  context: Pick<Context, 'db' | 'clock'>,
  query: ParsedQueryOf<'GET /gemstone'>,
  callerLanguageId: number,
): Promise<ResponseOf<'GET /gemstone'>> {
  const catalogue = await readCatalogue(context)
  return {
    gemstones: selectPage(catalogue, {
      search: query.search,
      categoryId: query.category_id || undefined,
      page: query.page || undefined,
      perPage: query.per_page || undefined,
      languageId: query.language_id || callerLanguageId,
    }),
  }
}
