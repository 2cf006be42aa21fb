import {
  type LimitName,
  routes,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type ResponseOf,
  type RouteDefinition,
  type Routes,
} from '@rashi/contract'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingAsyncHookHandler,
} from 'fastify'
import { Readable } from 'node:stream'
import { Refusal } from '../refusal.ts'
import type { LimitRequest } from './rate-limits/rate-limits.ts'
import { tokenOf, type Authenticate, type Session } from './session.ts'

/** What a handler is handed: parsed input, and the session where the route asks for one. */
export interface ApiRequest<N extends keyof Routes> {
  readonly body: ParsedBodyOf<N>
  readonly query: ParsedQueryOf<N>
  readonly params: ParsedParamsOf<N>
  readonly rawBody: Routes[N] extends { rawBody: true } ? Uint8Array : undefined
  readonly session: Routes[N]['auth'] extends 'user' ? Session : undefined
  /** The language that the caller asked for by `Accept-Language`: 1 where it names none of ours. */
  readonly languageId: number
  readonly address: string
  readonly reply: FastifyReply
}

export type Serve = <N extends keyof Routes>(
  name: N,
  /** Returns the answer, or the reply itself once it has sent an answer kept ready as JSON. */
  handler: (
    request: ApiRequest<N>,
  ) => Promise<ResponseOf<N> | FastifyReply> | ResponseOf<N> | FastifyReply,
) => void

/**
 * The one way to serve a call: its contract gives the path, who may call, the limit and every schema.
 * A request is limited, authenticated, then validated, then handled.
 */
export function apiOf(
  app: FastifyInstance,
  { authenticate, limitRequest }: { authenticate: Authenticate; limitRequest: LimitRequest },
): Serve {
  return (name, handler) => {
    const route: RouteDefinition = routes[name]
    const limit = route.limit ?? 'other'
    // What depends on a token, and what is sent, is about somebody: no cache keeps the answer.
    const isPrivate = route.auth === 'user' || !name.startsWith('GET ')
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    app.route({
      method,
      url: path,
      config: { limit },
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      schema: {
        summary: route.summary,
        tags: [route.tag],
        ...(route.auth === 'user' ? { security: [{ token: [] }] } : {}),
        ...(route.params ? { params: route.params } : {}),
        ...(route.query ? { querystring: route.query } : {}),
        ...(route.body ? { body: route.body } : {}),
        response: { 200: route.response },
      },
      onRequest: [
        (request, reply, done) => {
          if (isPrivate) reply.header('cache-control', 'no-store')
          limitRequest(limit, request.ip)
          limitBody(request, limitRequest)
          done()
        },
        ...(route.auth === 'user'
          ? [(request: FastifyRequest) => keepSession(request, authenticate, route)]
          : []),
      ],
      ...(route.rawBody ? { preParsing: keepRawBody } : {}),
      handler: async (request, reply) =>
        handler({
          body: request.body,
          query: request.query,
          params: request.params,
          rawBody: request.rawBody,
          session: request.session,
          languageId: request.languageId,
          address: request.ip,
          reply,
        } as unknown as ApiRequest<typeof name>),
    })
  }
}

const bytesPerToken = 16 * 1024

/** A body takes one more token of its caller's address for every 16 KB; one of unknown length, for the most it may have. */
function limitBody(
  { headers, ip, routeOptions }: FastifyRequest,
  limitRequest: LimitRequest,
): void {
  const bytes =
    headers['transfer-encoding'] === undefined
      ? Number(headers['content-length'] ?? 0)
      : routeOptions.bodyLimit
  const tokens = Math.floor(Math.min(bytes, routeOptions.bodyLimit) / bytesPerToken)
  if (tokens > 0) limitRequest('other', ip, tokens)
}

/** Keeps the body's bytes beside what they are parsed to. */
const keepRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > request.routeOptions.bodyLimit) throw new Refusal('too-large')
    chunks.push(chunk)
  }
  request.rawBody = Buffer.concat(chunks)
  return Readable.from([request.rawBody])
}

async function keepSession(
  request: FastifyRequest,
  authenticate: Authenticate,
  { forPurchase }: RouteDefinition,
): Promise<void> {
  const token = tokenOf(request.headers.authorization)
  const session = token === undefined ? undefined : await authenticate(token)
  if (session === undefined) throw new Refusal('unauthenticated')
  if (session.isForPurchase && !forPurchase) throw new Refusal('forbidden')
  request.session = session
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitName
  }
  interface FastifyRequest {
    session: Session | undefined
    languageId: number
    rawBody: Uint8Array | undefined
  }
}
