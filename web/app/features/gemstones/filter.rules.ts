/** The filter of the list. It is in the address, so that it can be shared and Back works. */
export interface Filter {
  readonly categoryId: number | undefined
  readonly search: string
}

const maxSearchLength = 100

export function parseFilter(query: URLSearchParams): Filter {
  const category = query.get('category') ?? ''
  return {
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    search: readSearch(query.get('search') ?? ''),
  }
}

/** Reads a search that the API takes: without NUL, and without half of a character that was cut in two. */
const readSearch = (text: string): string =>
  text.replaceAll('\0', '').trim().slice(0, maxSearchLength).toWellFormed()

/** Formats the query of an address, with its question mark; empty without a filter. */
export function formatQuery({ categoryId, search }: Filter): string {
  const query = new URLSearchParams({
    ...(categoryId === undefined ? {} : { category: String(categoryId) }),
    ...(search ? { search } : {}),
  }).toString()
  return query && `?${query}`
}
