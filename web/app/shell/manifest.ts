import { pageContext } from '../lib/page-context.ts'
import type { Route } from './+types/manifest.ts'

/**
 * The web app manifest, by which browsers install the site; the name is that of the deployment. The screenshots are the
 * start page by night (`web/draw-screenshots.ts`).
 */
export function loader({ context }: Route.LoaderArgs) {
  const { config, language } = context.get(pageContext)
  const manifest = {
    name: config.brand,
    short_name: config.brand,
    description: language.systemValues['shell.tagline'],
    lang: language.code,
    // The identity of the app, which stays when its start changes.
    id: '/',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    categories: ['lifestyle', 'entertainment'],
    background_color: '#12112a',
    theme_color: '#12112a',
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/app-screenshot-narrow.jpg',
        sizes: '720x1480',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: language.systemValues['shell.tagline'],
      },
      {
        src: '/app-screenshot-wide.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: language.systemValues['shell.tagline'],
      },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
