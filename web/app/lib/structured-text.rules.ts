/** The structured data of a page, in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

/** The site as the publisher. */
export interface Site {
  readonly origin: string
  readonly brand: string
}

/** Serializes structured data for a script element, which nothing in it can end. */
export const structuredText = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
