import { pageContext } from '../lib/page-context.ts'
import type { Route } from './+types/manifest.ts'

/** The web app manifest, for a site on a phone's home screen; the name is that of the deployment. */
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
