import type { Route } from './+types/robots.ts'

/**
 * What crawlers may ask for: every page, not the calls behind them. Pages that are nobody's business say
 * so themselves (`noindex`), which a crawler only hears if it may read them.
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
