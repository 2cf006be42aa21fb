/** What the list is narrowed to; it stands in the address, so that it can be shared and gone back to. */
export interface Filter {
  readonly categoryId: number | undefined
  readonly search: string
}

const mostSearched = 100

export function filterOf(query: URLSearchParams): Filter {
  const category = query.get('category') ?? ''
  return {
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    search: (query.get('search') ?? '').trim().slice(0, mostSearched),
  }
}

/** The query of an address, with its question mark; empty for everything. */
export function queryOf({ categoryId, search }: Filter): string {
  const query = new URLSearchParams({
    ...(categoryId === undefined ? {} : { category: String(categoryId) }),
    ...(search ? { search } : {}),
  }).toString()
  return query && `?${query}`
}
