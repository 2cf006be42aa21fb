import type { QueryOf } from '@rashi/contract'

/** Reads the search of the page's address; what is empty or no number is left out. */
export function readFilter(
  search: string,
): Pick<QueryOf<'GET /studio/gemstones'>, 'q' | 'category_id'> {
  const query = new URLSearchParams(search)
  const q = (query.get('q') ?? '').trim().slice(0, 200)
  const category = query.get('category_id') ?? ''
  return {
    ...(q === '' ? {} : { q }),
    ...(/^[1-9]\d{0,5}$/.test(category) ? { category_id: Number(category) } : {}),
  }
}
