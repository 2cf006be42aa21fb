import { defaultLanguage, languageCodes } from '@rashi/contract/languages.rules'
import { builtInTexts } from '@rashi/contract/texts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { customerManifestUrl, isOfStudio } from './customer-manifest.rules.ts'
import { createApi, type Api, type Transport } from './lib/api.ts'
import { registerBuiltInTexts } from './lib/built-in-texts.ts'
import { FirstScript } from './lib/first-script.ts'
import { languageCodeFromSearch } from './lib/page-address.rules.ts'
import { pageContext, type PageContext } from './lib/page-context.ts'
import { placeScripts } from './page-start.ts'
import { beforeFirstPaint } from './shell/before-first-paint.ts'
import { keepEarlyPressCode } from './shell/early-press.ts'
import { deferLayoutCode } from './shell/defer-layout.ts'

export { apiBaseUrl } from './lib/api.ts'
export { languageIdFromCookie } from './lib/language-cookie.ts'
export { isPublicPage } from './lib/public-page.rules.ts'
export { readMobileAddress } from './features/mobile-checkout/index.ts'
export { carriesSecret } from './secret-address.rules.ts'

for (const code of languageCodes) registerBuiltInTexts(code, builtInTexts[code])

const nonceContext = createContext<string>()

/** Renders a complete page, because its scripts are hashed for the Content-Security-Policy and guests share it. */
const renderMilliseconds = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status
  const nonce = context.get(nonceContext)
  const html = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => abort(), renderMilliseconds)
    const { pipe, abort } = renderToPipeableStream(
      <FirstScript value={{ code: beforeFirstPaint + keepEarlyPressCode + deferLayoutCode, nonce }}>
        <ServerRouter
          context={withRoutesFor(request, routerContext)}
          url={request.url}
          nonce={nonce}
        />
      </FirstScript>,
      {
        nonce,
        // The page is complete when it is sent. By default React would put large parts into hidden elements at its
        // end, which only a script shows in their places: no reader without JavaScript would see them.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          text(body).then(resolve, reject)
          pipe(body)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error instanceof Error ? error : new Error(String(error)))
        },
        onError() {
          finalStatus = 500
        },
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(placeScripts(html, new URL(request.url).pathname), {
    status: finalStatus,
    headers,
  })
}

/** Gives a page of customers the list of routes without the studio; development has the whole list alone. */
function withRoutesFor(request: Request, context: EntryContext): EntryContext {
  if (!import.meta.env.PROD || isOfStudio(new URL(request.url).pathname)) return context
  const { manifest } = context
  return { ...context, manifest: { ...manifest, url: customerManifestUrl(manifest.url) } }
}

/**
 * Creates what the loaders of a page receive: the API for a guest, in the language of the
 * address, or else of the reader. The nonce marks the scripts of the rendering; the server removes it from the page.
 */
export async function contextFor(
  transport: Transport,
  { languageId, url, nonce }: { languageId: number; url: URL; nonce: string },
): Promise<RouterContextProvider> {
  let code: string = defaultLanguage
  const api = createApi(transport, {
    token: () => undefined,
    languageCode: () => code,
    networkDown: () => '',
    used: () => {},
    refused: () => {},
  })
  const { languages, config } = await loadShared(transport, api)
  const requestedCode = languageCodeFromSearch(url.search)
  const language =
    languages.find((one) => one.code === requestedCode) ??
    languages.find(({ id }) => id === languageId) ??
    languages[0]
  if (!language) throw new Error('there is no language')
  code = language.code
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(pageContext, { api, config, language, languages })
  return context
}

type Shared = Pick<PageContext, 'languages' | 'config'>
const sharedMilliseconds = 1_000
const shared = new WeakMap<Transport, { atMs: number; loading: Promise<Shared> }>()

/** Loads texts and settings at most once a second: they are the same for every page. */
function loadShared(transport: Transport, api: Api): Promise<Shared> {
  const known = shared.get(transport)
  if (known && performance.now() - known.atMs < sharedMilliseconds) return known.loading
  const loading = Promise.all([api.guest('GET /language/list'), api.guest('GET /config')]).then(
    ([{ languages }, config]) => ({ languages, config }),
  )
  loading.catch(() => shared.delete(transport))
  shared.set(transport, { atMs: performance.now(), loading })
  return loading
}
