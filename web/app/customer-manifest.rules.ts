/** The script that React Router's build writes: the routes of all pages with the files of each. */
const manifestScript = /^window\.__reactRouterManifest=(.*?);?\s*$/s

interface Manifest {
  readonly url: string
  readonly routes: Readonly<
    Record<string, { readonly path?: string; readonly imports?: readonly string[] }>
  >
}

/** Returns the address of the list of routes that pages of customers load, from that of the whole list. */
export const customerManifestUrl = (url: string): string => url.replace(/\.js$/, '-customers.js')

/** Returns whether a page belongs to the studio, whose list of routes is the whole one. */
export const isOfStudio = (pathname: string): boolean => /^\/studio(?:\/|$)/.test(pathname)

/**
 * Returns the list of routes without those of the studio, which no page of customers links to. It names its own address,
 * because the browser loads the one that is named. In a fixed order the files of the pages compress better.
 *
 * @throws {Error} if the script has another form than React Router's build writes
 */
export function withoutStudio(script: string): string {
  const json = manifestScript.exec(script)?.[1]
  if (json === undefined) throw new Error('React Router writes its list of routes in another way')
  const manifest = JSON.parse(json) as Manifest
  const routes = Object.entries(manifest.routes)
    .filter(([id, { path = '' }]) => !isOfStudio(`/${path}`) && !id.startsWith('shell/studio/'))
    .map(([id, route]) => [id, { ...route, imports: route.imports?.toSorted() }] as const)
  const list = {
    ...manifest,
    url: customerManifestUrl(manifest.url),
    routes: Object.fromEntries(routes),
  }
  return `window.__reactRouterManifest=${JSON.stringify(list)};`
}
