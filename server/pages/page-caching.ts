import { hash } from 'node:crypto'
import type { RenderedPage } from './page-cache.ts'

/** Pages that change with a release or an edited text alone. */
const documents = /^\/(?:terms|privacy|disclaimer|accessibility|how-we-know)\/?(?:\?|$)/i

/** How long a shared cache may keep a public page. */
const secondsOf = (url: string): number => (documents.test(url) ? 600 : 60)

/** Returns the entity tag of a page; weak, since it is sent compressed and not. */
export const entityTagOf = (html: Buffer): string => `W/"${hash('sha1', html, 'base64url')}"`

/** Returns whether the `If-None-Match` header of a request names an entity tag. */
export const namesEntityTag = (header: string | undefined, tag: string | undefined): boolean =>
  header !== undefined && tag !== undefined && header.split(/\s*,\s*/).includes(tag)

/**
 * Returns the headers that say who may keep a page. Shared caches may keep a public page whose address is one of the few that
 * this process caches too; browsers ask for it each time. Other pages are in the language of the cookie.
 */
export function cachingHeaders(
  url: string,
  {
    page,
    isPublic,
    isCacheable,
    isSecret,
  }: {
    page: RenderedPage
    isPublic: boolean
    isCacheable: boolean
    isSecret: boolean
  },
): Record<string, string> & { etag?: string } {
  if (isSecret)
    return {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      vary: 'cookie, accept-encoding',
    }
  if (!isPublic) return { 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' }
  const seconds = secondsOf(url)
  return {
    'cache-control':
      isCacheable && page.status === 200 ? `public, max-age=0, s-maxage=${seconds}` : 'no-cache',
    vary: 'accept-encoding',
    ...(page.status === 200 ? { etag: page.entityTag } : {}),
  }
}
