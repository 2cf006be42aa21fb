import {
  languageCodeFromSearch,
  plainPath,
  withLanguage,
  withoutLanguage,
} from './page-address.rules.ts'

/** The public pages without a parameter. The sitemap lists them, and those of the patterns. */
export const fixedPublicPages = [
  '/',
  '/signup',
  '/moonsign-lookup',
  '/rising-sign-lookup',
  '/payment-plan-select',
  '/gemstones',
  '/consultations',
  '/how-we-know',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/accessibility',
]
const fixed = new Set(fixedPublicPages)
const pattern = /^\/(?:horoscope\/[^/]+|gemstone|consultation-detail)\/[^/]+$/

/**
 * Returns whether an address is one of a public page: its language is that of the address alone, so that everybody is sent
 * the same and caches of other operators may keep it (decision 0040).
 */
export function isPublicPage(address: string): boolean {
  const path = plainPath(/^[^?#]*/.exec(address)?.[0] ?? '')
  return fixed.has(path) || pattern.test(path)
}

/** Returns the query of a page in a language: only a public page names it. */
export const searchIn = (
  language: { readonly id: number; readonly code: string },
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string => (isPublicPage(pathname) ? withLanguage(search, language) : withoutLanguage(search))

/** Returns the address of a link on a page in a language: that of a public page names the language. */
export function linkIn(
  language: { readonly id: number; readonly code: string },
  address: string,
): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (!isPublicPage(path) || languageCodeFromSearch(search) !== undefined) return address
  return path + withLanguage(search, language) + hash
}
