import type { Route } from './+types/robots.ts'

/**
 * Allows crawlers every page, but not the calls of the API. Private pages carry `noindex`, which a crawler
 * sees only if it may read them.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
