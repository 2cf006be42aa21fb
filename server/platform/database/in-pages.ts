const pageSize = 100

/** The order of rows by an id that is a UUID. */
export const byId = {
  first: '00000000-0000-0000-0000-000000000000',
  keyOf: ({ id }: { readonly id: string }) => id,
}

/**
 * Reads all rows of a query in pages by key, so that only one page is in memory, and rows that the reader
 * leaves unchanged do not block later ones.
 *
 * @param key.first a key less than all others
 * @param read returns the rows with keys greater than `after` in the order of their keys
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
