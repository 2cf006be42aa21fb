import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Context } from '../context/context.ts'
import { inProcess, type LimitRequest } from '../platform/http/rate-limits/rate-limits.ts'
import { createTurns } from '../platform/http/rate-limits/turns.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  contentSecurityPolicy,
  createScriptMark,
  permissionsPolicy,
  takeOwnScripts,
} from './content-security-policy.ts'
import { createStyleInliner } from './inline-styles.ts'
import { PageCache, type RenderedPage } from './page-cache.ts'
import { cachingHeaders, entityTagOf, namesEntityTag } from './page-caching.ts'
import { refusalPage } from './refusal-page.ts'
import { serveServiceWorker, workerFile } from './service-worker.ts'

const compress = promisify(brotliCompress)
/** Quality 11 takes ten milliseconds a page; 5 is 4 % larger and takes less than one with the size given. */
const compressPage = (html: Buffer) =>
  compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
    },
  })

/** Renderings at a time, and how many may wait: more waiting ones would be answered after their visitor has left. */
const maxRenderings = 8
const maxWaitingRenderings = 100
/** Pages of one address that may wait for each other: as many as somebody opens at once. */
const maxWaitingOfAddress = 20

/** How long the response cache holds a page, in addition to the page cache. */
const cacheMilliseconds = 1_000

/** Addresses that are cached: without a query, or with a language only; there are too many others. */
const cacheableAddress = /^[^?]*(?:\?lang=[a-z]{2})?$/

/**
 * Returns the address of a page. It is put together, because `//host/path` as a relative address would be another site's.
 * Tabs and line breaks become spaces: the router parses decoded paths as addresses, in which they vanish, and `/%09/host`
 * would be `//host`.
 */
function addressOfPage(url: string, publicUrl: string): URL {
  const [path = '', ...query] = url.split('?')
  const { origin } = new URL(publicUrl)
  return new URL([origin + path.replaceAll(/%0[9ad]/gi, '%20'), ...query].join('?'))
}

/** The policy in development, where Vite adds styles and scripts and connects to them by a socket. */
const developmentPolicy = (paymentUrl: string) =>
  `default-src 'self' 'unsafe-inline' data: ws: ${paymentUrl}`

/** Calls the API in process, for the loaders of pages. */
type Transport = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; text(): Promise<string> }>

/** The exports of the web app's server entry, beside the renderer. */
interface PageEntry {
  /** The address at which pages call the API: a path of this site, or another site's address. */
  readonly apiBaseUrl: string
  languageIdFromCookie(cookies: string): number
  /** Whether the page of an address is the same for everybody, in the language that the address names. */
  isPublicPage(url: string): boolean
  /** Removes the token from the address of a page that the Android app opens; undefined for any other page. */
  readMobileAddress(url: string): { readonly address: string } | undefined
  /** Whether the address of another page holds a secret or is one of staff, so that neither server nor browser may cache it. */
  carriesSecret(url: string): boolean
  /**
   * Creates the context of a rendering, in the language that the address names, else in that of `languageId`.
   * The rendering marks its own scripts by the nonce.
   */
  contextFor(
    transport: Transport,
    { languageId, url, nonce }: { languageId: number; url: URL; nonce: string },
  ): Promise<RouterContextProvider>
}

/** The code of the pages: the build, or Vite's in development. */
export interface PageBuild {
  load(): Promise<ServerBuild>
  /** The directory of the browser's files; undefined in development, where Vite serves them. */
  readonly clientFolder: string | undefined
  /** Serves the sources to the browser in development. */
  readonly connect?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Serves pages and their files. Every page is rendered as for a guest: the token is in the browser, which fetches personal
 * data itself. Loaders call the API in process.
 */
export async function servePages(
  app: FastifyInstance,
  { config, clock, payments }: Context,
  { load, clientFolder, connect }: PageBuild,
  limitRequest: LimitRequest,
): Promise<void> {
  const cache = clientFolder === undefined ? undefined : new PageCache(clock)
  const inlineStyles = clientFolder === undefined ? undefined : createStyleInliner(clientFolder)
  if (clientFolder !== undefined) {
    await serveFiles(app, clientFolder)
    await serveServiceWorker(app, config, clientFolder)
  }
  if (connect)
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api'))
        await new Promise<void>((resolve) => connect(request.raw, reply.raw, resolve))
    })

  let unavailableResponses = 0
  const transport: Transport = async (path, { method, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers,
      remoteAddress: inProcess,
      ...(body === undefined ? {} : { payload: body }),
    })
    if (response.statusCode === 503) unavailableResponses++
    return { status: response.statusCode, text: async () => response.body }
  }

  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  /** Creates the handler of a build once: it reads all routes. */
  const getHandler = (build: ServerBuild): RequestHandler => {
    const known = handlers.get(build)
    if (known) return known
    const handler = createRequestHandler(build, config.debug ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }

  async function render(url: string, languageId: number): Promise<RenderedPage> {
    const build = await load()
    const address = addressOfPage(url, config.publicUrl)
    const mark = createScriptMark()
    const rendering = { languageId, url: address, nonce: mark }
    const context = await entryOf(build).contextFor(transport, rendering)
    const response = await getHandler(build)(new Request(address), context)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const taken = takeOwnScripts(await response.text(), mark)
    const { html, hashes: styles } =
      isPage && inlineStyles ? inlineStyles(taken.html) : { html: taken.html, hashes: [] }
    const bytes = Buffer.from(html)
    let compressed: Promise<Buffer> | undefined
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        // Search engines index only pages that name their canonical address.
        ...(isPage && !html.includes('<link rel="canonical"') ? { 'x-robots-tag': 'noindex' } : {}),
        ...(isPage
          ? {
              'content-security-policy': config.debug
                ? developmentPolicy(payments.baseUrl)
                : contentSecurityPolicy(
                    { scripts: taken.hashes, styles },
                    { config, payments },
                    entryOf(build).apiBaseUrl,
                  ),
              'permissions-policy': permissionsPolicy(payments),
            }
          : {}),
      },
      html: bytes,
      entityTag: entityTagOf(bytes),
      brotli: () => (compressed ??= compressPage(bytes)),
    }
  }

  /** Renders a page; undefined while the API answers 503, to this page or to one rendered at the same time. */
  async function renderIfAvailable(url: string, languageId: number) {
    const before = unavailableResponses
    try {
      const page = await render(url, languageId)
      if (unavailableResponses === before) return page
    } catch (error) {
      if (unavailableResponses === before) throw error
    }
    return undefined
  }

  const renderings = pLimit(maxRenderings)
  const inTurn = createTurns(config, maxWaitingOfAddress)
  /**
   * Renders a page that is not in the cache, one at a time for each address; undefined, as without a database, while too
   * many wait.
   */
  const renderForVisitor = (ip: string, url: string, languageId: number) => {
    limitRequest('page', ip)
    return inTurn(ip, async () =>
      renderings.pendingCount < maxWaitingRenderings
        ? renderings(() => renderIfAvailable(url, languageId))
        : undefined,
    )
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const requestUrl = request.raw.url ?? '/'
    const entry = entryOf(await load())
    const mobile = entry.readMobileAddress(requestUrl)
    // The token goes no further: not to loaders, cached pages or the log of an error.
    const url = mobile?.address ?? requestUrl
    const isPublic = entry.isPublicPage(url)
    const languageIdOfReader = entry.languageIdFromCookie(request.headers.cookie ?? '')
    const languageId = isPublic ? entry.languageIdFromCookie('') : languageIdOfReader
    const isSecret = mobile !== undefined || entry.carriesSecret(url)
    const isCacheable =
      cache !== undefined && cacheableAddress.test(url) && !entry.carriesSecret(url)
    const render = async () => renderForVisitor(request.ip, url, languageId)
    const rendered = cache && isCacheable ? cache.get(`${languageId} ${url}`, render) : render()
    const page = await rendered.catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
    if (!page || page instanceof Refusal) {
      const refusal = page ?? new Refusal('unavailable', { retryAfterSeconds: 5 })
      const { html, headers } = refusalPage(config, {
        url,
        languageId: languageIdOfReader,
        refusal,
      })
      return reply.code(refusal.status).headers(headers).send(html)
    }
    reply.code(page.status).headers(page.headers)
    const caching = cachingHeaders(url, { page, isPublic, isCacheable, isSecret })
    reply.headers(caching)
    if (!isSecret && isCacheable) reply.cacheFor(cacheMilliseconds)
    if (namesEntityTag(request.headers['if-none-match'], caching.etag))
      return reply.code(304).send()
    if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'br').send(await page.brotli())
    return reply.send(page.html)
  }
  // HEAD is named, because Fastify's own would send a page's body cut off.
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: sendPage })
}

const entryOf = (build: ServerBuild): PageEntry => build.entry.module as unknown as PageEntry

const compressedFiles = ['**/*.br', '**/*.gz']

/**
 * Serves the files of the build, each at a route of its own: a wildcard route of @fastify/static reads the directory for
 * every request, which triples its processor time.
 */
async function serveFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    globIgnore: compressedFiles,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: true,
  })
  // A missing file is answered 404 as JSON, not by a page.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    schema: { hide: true },
    handler: async (_request, reply) => reply.callNotFound(),
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', ...compressedFiles, workerFile],
    preCompressed: true,
    maxAge: '1h',
    decorateReply: false,
  })
}
