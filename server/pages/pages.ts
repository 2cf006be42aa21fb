import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Context } from '../context/context.ts'
import { inProcess } from '../platform/http/rate-limits/rate-limits.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { PageCache, type RenderedPage } from './page-cache.ts'
import { unavailablePage } from './unavailable-page.ts'

const compress = promisify(brotliCompress)
/** Quality 11 costs ten milliseconds a page; 5 is 4 % larger and takes less than one, if told the size. */
const compressPage = (html: Buffer) =>
  compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
    },
  })

/** Beyond the time that the page's own cache keeps it. */
const keptMilliseconds = 1_000

/** Pages are kept under their plain address and its languages; other queries are too many to keep. */
const keptQuery = /^[^?]*(?:\?lang=[a-z]{2})?$/

/** Vite adds styles and scripts of its own while developing, and talks to them by a socket. */
const policyWhileDeveloping = (paymentUrl: string) =>
  `default-src 'self' 'unsafe-inline' data: ws: ${paymentUrl}`

/** A call to the API in process, as the pages' loaders make it. */
type Transport = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; text(): Promise<string> }>

/** What the web's server entry exports beside the renderer. */
interface PageEntry {
  /** Where the built pages call the API: a path of this site, or another site's address. */
  readonly apiBaseUrl: string
  languageIdFromCookie(cookies: string): number
  /** The address of a page that the app opens without the token in it; undefined for any other page. */
  readMobileAddress(url: string): { readonly address: string } | undefined
  /** Whether the address of any other page holds a secret: the page is neither kept here nor by a browser. */
  carriesSecret(url: string): boolean
  /** The reader's language is the one that the address names, else that of `languageId`. */
  contextFor(transport: Transport, languageId: number, url: URL): Promise<RouterContextProvider>
}

/** Where the pages' code comes from: the build, or Vite while developing. */
export interface PageBuild {
  load(): Promise<ServerBuild>
  /** The folder of the browser's files; none while developing, when Vite serves them. */
  readonly clientFolder: string | undefined
  /** Serves the sources to the browser while developing. */
  readonly connect?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Pages and their files. Every page is rendered as for a guest: the token lives in the browser, so
 * what is a person's own is fetched there. Loaders call the API in process.
 */
export async function servePages(
  app: FastifyInstance,
  { config, clock, payments }: Context,
  { load, clientFolder, connect }: PageBuild,
): Promise<void> {
  const cache = clientFolder === undefined ? undefined : new PageCache(clock)
  if (clientFolder !== undefined) await serveFiles(app, clientFolder)
  if (connect)
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api'))
        await new Promise<void>((resolve) => connect(request.raw, reply.raw, resolve))
    })

  let unavailableAnswers = 0
  const transport: Transport = async (path, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers,
      remoteAddress: inProcess,
      ...(body === undefined ? {} : { payload: body }),
    })
    if (answer.statusCode === 503) unavailableAnswers++
    return { status: answer.statusCode, text: async () => answer.body }
  }

  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  /** Made once a build: it reads the whole site map. */
  const handlerOf = (build: ServerBuild): RequestHandler => {
    const known = handlers.get(build)
    if (known) return known
    const handler = createRequestHandler(build, config.debug ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }

  async function render(url: string, languageId: number): Promise<RenderedPage> {
    const build = await load()
    const address = new URL(url, config.publicUrl)
    const context = await entryOf(build).contextFor(transport, languageId, address)
    const response = await handlerOf(build)(new Request(address), context)
    const html = await response.text()
    const bytes = Buffer.from(html)
    let compressed: Promise<Buffer> | undefined
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        // Only what names its own address is for search engines.
        ...(isPage && !html.includes('<link rel="canonical"') ? { 'x-robots-tag': 'noindex' } : {}),
        ...(isPage
          ? {
              'content-security-policy': config.debug
                ? policyWhileDeveloping(payments.baseUrl)
                : contentSecurityPolicy(html, { config, payments }, entryOf(build).apiBaseUrl),
            }
          : {}),
        'cache-control': 'no-cache',
        vary: 'cookie, accept-encoding',
      },
      html: bytes,
      brotli: () => (compressed ??= compressPage(bytes)),
    }
  }

  /** Undefined while the API answers 503, to this page or to another that is rendered at the same time. */
  async function renderIfAvailable(url: string, languageId: number) {
    const before = unavailableAnswers
    try {
      const page = await render(url, languageId)
      if (unavailableAnswers === before) return page
    } catch (error) {
      if (unavailableAnswers === before) throw error
    }
    return undefined
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = request.raw.url ?? '/'
    const entry = entryOf(await load())
    const mobile = entry.readMobileAddress(asked)
    // From here on nothing sees a token: neither a loader, nor a kept page, nor what is logged of a fault.
    const url = mobile?.address ?? asked
    const languageId = entry.languageIdFromCookie(request.headers.cookie ?? '')
    const isSecret = mobile !== undefined || entry.carriesSecret(url)
    const isKept = cache !== undefined && keptQuery.test(url) && !entry.carriesSecret(url)
    const page =
      cache && isKept
        ? await cache.get(`${languageId} ${url}`, () => renderIfAvailable(url, languageId))
        : await renderIfAvailable(url, languageId)
    if (!page) {
      const { html, headers } = unavailablePage(config, url, languageId)
      return reply.code(503).headers(headers).send(html)
    }
    reply.code(page.status).headers(page.headers)
    if (isSecret) reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    else if (isKept) reply.cacheFor(keptMilliseconds)
    if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'br').send(await page.brotli())
    return reply.send(page.html)
  }
  // Named, because Fastify's own HEAD would answer with a page's body cut off.
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answer })
}

const entryOf = (build: ServerBuild): PageEntry => build.entry.module as unknown as PageEntry

async function serveFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: true,
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    maxAge: '1h',
    decorateReply: false,
  })
}
