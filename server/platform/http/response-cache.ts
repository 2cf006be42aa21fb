import type { LimitName } from '@rashi/contract'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface CachedResponse {
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: string[]
  /** The bytes as latin1 characters: Node writes such a text in one piece with the headers. */
  readonly body: string
  readonly route: string
  /** The rate limit of the call; null for a page, which has none. */
  readonly limit: LimitName | null
}

const maxResponses = 400
/** A request with one of these may get another response than the whole body. */
const conditionalHeaders = ['if-none-match', 'if-modified-since', 'range'] as const
const headersOfOneResponse =
  /^(date|connection|keep-alive|transfer-encoding|content-length|x-request-id)$/

/** A response depends on the address, the compression and the language that a cookie names. */
function cacheKey(request: IncomingMessage): string {
  const { cookie, 'accept-encoding': encodings } = request.headers
  const language = cookie === undefined ? '' : (/(?:^|;\s*)language=(\d+)/.exec(cookie)?.[1] ?? '')
  const compression = typeof encodings === 'string' && /\bbr\b/.test(encodings) ? 'br' : ''
  return `${request.url} ${compression} ${language}`
}

/**
 * Caches public responses for a moment, and sends them before the framework sees the request: decision 0005.
 * A handler asks for it with `reply.cacheFor(milliseconds)`; only GET responses with status 200 are cached. A route
 * whose response depends on more than the cache key must not call it.
 */
export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({ max: maxResponses })
  readonly #hits = new Map<string, number>()
  readonly #takeToken: (limit: LimitName, request: IncomingMessage) => boolean
  #isClosing = false

  /** @param takeToken counts a call against its caller's rate limit; false where the limit is reached */
  constructor(takeToken: (limit: LimitName, request: IncomingMessage) => boolean) {
    this.#takeToken = takeToken
  }

  readonly serverFactory: FastifyServerFactory = (handle, options) =>
    createServer(options as object, (request, response) => {
      if (!this.#respond(request, response)) handle(request, response)
    })

  /** The number of responses sent from the cache, by route. */
  get hits(): ReadonlyMap<string, number> {
    return this.#hits
  }

  register(app: FastifyInstance): void {
    app.addHook('preClose', (done) => {
      this.#isClosing = true
      done()
    })
    app.decorateReply('cacheMilliseconds', 0)
    app.decorateReply('cacheFor', function cacheFor(milliseconds: number) {
      this.cacheMilliseconds = milliseconds
      return this
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      const isCacheable = request.method === 'GET' && reply.statusCode === 200
      if (reply.cacheMilliseconds > 0 && isCacheable && Buffer.isBuffer(payload)) {
        const response = {
          headers: Object.entries(reply.getHeaders())
            .filter(([name]) => !headersOfOneResponse.test(name))
            .flatMap(([name, value]) => [name, String(value)])
            .concat('content-length', String(payload.byteLength)),
          body: payload.toString('latin1'),
          route: request.routeOptions.url ?? 'none',
          limit: request.routeOptions.config.limit ?? null,
        }
        this.#responses.set(cacheKey(request.raw), response, { ttl: reply.cacheMilliseconds })
      }
      done()
    })
  }

  /** Sends a cached response; false where there is none. */
  #respond(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.#isClosing) return false
    const cached = this.#responses.get(cacheKey(request))
    if (!cached || conditionalHeaders.some((name) => request.headers[name] !== undefined))
      return false
    if (cached.limit !== null && !this.#takeToken(cached.limit, request)) return false
    this.#hits.set(cached.route, (this.#hits.get(cached.route) ?? 0) + 1)
    response.writeHead(200, cached.headers)
    response.end(cached.body, 'latin1')
    return true
  }
}

declare module 'fastify' {
  interface FastifyReply {
    cacheMilliseconds: number
    /** Lets everybody who requests the same get this response for so long; call it before `send`. */
    cacheFor(milliseconds: number): this
  }
}
