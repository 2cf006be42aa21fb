import type { LimitName } from '@rashi/contract'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface KeptAnswer {
  /** Names and values in turn, as they are written. */
  readonly headers: string[]
  /** Its bytes, one a character: Node writes such a text in one piece with the headers. */
  readonly body: string
  readonly route: string
  /** What a call of the API takes of its caller's; null: a page, which counts as nothing. */
  readonly limit: LimitName | null
  /** By `performance.now()`. */
  readonly freshUntilMs: number
}

const mostAnswers = 400
/** A request that asks for less than the whole answer, or for none if it has it, takes the long way. */
const conditional = ['if-none-match', 'if-modified-since', 'range'] as const
const ofThisAnswerAlone = /^(date|connection|keep-alive|transfer-encoding|content-length)$/

/** What an answer may depend on: address, compression, and the language that a cookie names. */
function keyOf(request: IncomingMessage): string {
  const { cookie, 'accept-encoding': encodings } = request.headers
  const language = cookie === undefined ? '' : (/(?:^|;\s*)language=(\d+)/.exec(cookie)?.[1] ?? '')
  const compression = typeof encodings === 'string' && /\bbr\b/.test(encodings) ? 'br' : ''
  return `${request.url} ${compression} ${language}`
}

/**
 * Answers that are the same for everybody for a moment, given again before the framework looks at the
 * request. A handler says so with `reply.keepFor(milliseconds)`; only a GET's plain 200 is kept, as the
 * bytes it was sent in. A route that depends on anything but its address, the compression and the
 * `language` cookie never says so.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>()
  readonly #counts = new Map<string, number>()
  readonly #mayCall: (limit: LimitName, request: IncomingMessage) => boolean
  #isClosing = false

  /** @param mayCall whether a caller's limit lets one more call of the API through, counting it. */
  constructor(mayCall: (limit: LimitName, request: IncomingMessage) => boolean) {
    this.#mayCall = mayCall
  }

  readonly serverFactory: FastifyServerFactory = (handle, options) =>
    createServer(options as object, (request, response) => {
      if (!this.#answer(request, response)) handle(request, response)
    })

  /** How many answers of each route were given so. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }

  serveFrom(app: FastifyInstance): void {
    app.addHook('preClose', (done) => {
      this.#isClosing = true
      done()
    })
    app.decorateReply('keptForMs', 0)
    app.decorateReply('keepFor', function keepFor(milliseconds: number) {
      this.keptForMs = milliseconds
      return this
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.keptForMs > 0 && request.method === 'GET' && reply.statusCode === 200)
        if (Buffer.isBuffer(payload)) {
          this.#keep(keyOf(request.raw), {
            headers: Object.entries(reply.getHeaders())
              .filter(([name]) => !ofThisAnswerAlone.test(name))
              .flatMap(([name, value]) => [name, String(value)])
              .concat('content-length', String(payload.byteLength)),
            body: payload.toString('latin1'),
            route: request.routeOptions.url ?? 'none',
            limit: request.routeOptions.config.limit ?? null,
            freshUntilMs: performance.now() + reply.keptForMs,
          })
        }
      done()
    })
  }

  #keep(key: string, answer: KeptAnswer): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (this.#answers.size > mostAnswers) {
      const [oldest] = this.#answers.keys()
      if (oldest !== undefined) this.#answers.delete(oldest)
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.#isClosing) return false
    const key = keyOf(request)
    const kept = this.#answers.get(key)
    if (!kept || conditional.some((name) => request.headers[name] !== undefined)) return false
    if (performance.now() >= kept.freshUntilMs) {
      this.#answers.delete(key)
      return false
    }
    if (kept.limit !== null && !this.#mayCall(kept.limit, request)) return false
    this.#counts.set(kept.route, (this.#counts.get(kept.route) ?? 0) + 1)
    response.writeHead(200, kept.headers)
    response.end(kept.body, 'latin1')
    return true
  }
}

declare module 'fastify' {
  interface FastifyReply {
    keptForMs: number
    /** Gives this answer to everybody who asks the same for so long; call it before `send`. */
    keepFor(milliseconds: number): this
  }
}
