import { pageContext } from '../lib/page-context.ts'
import type { Route } from './+types/manifest.ts'

/** What a phone shows when the site is put on its home screen; the name is the deployment's. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, language } = context.get(pageContext)
  const manifest = {
    name: config.brand,
    short_name: config.brand,
    description: language.systemValues['shell.tagline'],
    lang: language.code,
    start_url: '/',
    display: 'standalone',
    background_color: '#12112a',
    theme_color: '#12112a',
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
