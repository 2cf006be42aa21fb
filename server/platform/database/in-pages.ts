const pageSize = 100

/** What orders the rows of a table whose ids are UUIDs. */
export const byId = {
  first: '00000000-0000-0000-0000-000000000000',
  keyOf: ({ id }: { readonly id: string }) => id,
}

/**
 * All rows of a query, a page at a time: never more than one page is in memory, and a row that stays as
 * it is keeps none that come after it from their turn.
 *
 * @param key.first a key that comes before all.
 * @param read gives the rows whose key comes after `after`, in the order of their keys.
 */
export async function* inPages<Row>(
  { first, keyOf }: { first: string; keyOf: (row: Row) => string },
  read: (page: { after: string; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = first; ;) {
    const page = await read({ after, limit: pageSize })
    yield page
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = keyOf(last)
  }
}
