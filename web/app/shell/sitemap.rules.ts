import { escapeUTF8 as escapeXml } from 'entities/escape'
import { addressIn, listAlternates } from '../lib/page-address.rules.ts'

/** The limit of addresses in one sitemap (sitemaps.org). */
export const maxAddresses = 50_000

export interface PublicPage {
  readonly path: string
  /** `YYYY-MM-DD`, if it is known. */
  readonly changedOn?: string | undefined
}

/** Lists each page once in each language, each entry with all of its languages, as search engines require. */
export function writeSitemap(
  origin: string,
  languages: readonly { id: number; code: string }[],
  pages: readonly PublicPage[],
): string {
  const entries = pages.flatMap(({ path, changedOn }) => {
    const alternates = listAlternates(languages, path).map(
      ({ code, address }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(origin + address)}"/>`,
    )
    return languages.map(
      (language) =>
        `<url><loc>${escapeXml(origin + addressIn(language, path))}</loc>` +
        (changedOn ? `<lastmod>${changedOn}</lastmod>` : '') +
        `${alternates.join('')}</url>`,
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}
