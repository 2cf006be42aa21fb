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
import { repeatRead } from '../database/repeat-read.ts'
import { Refusal } from '../refusal.ts'
import type { LimitRequest } from './rate-limits/rate-limits.ts'
import type { InTurn } from './rate-limits/turns.ts'
import { readBearerToken, type Authenticate, type Session } from './session.ts'
import type { StaffSession, StudioGuard, StudioOrigin } from './studio-access.ts'

/** The parsed input of a call, and its session where the route requires one. */
export interface ApiRequest<N extends keyof Routes> {
  readonly body: ParsedBodyOf<N>
  readonly query: ParsedQueryOf<N>
  readonly params: ParsedParamsOf<N>
  readonly rawBody: Routes[N] extends { rawBody: true } ? Uint8Array : undefined
  readonly session: Routes[N]['auth'] extends 'user' ? Session : undefined
  readonly staff: Routes[N]['auth'] extends 'staff' ? StaffSession : undefined
  readonly studio: N extends `${string} /studio/${string}` ? StudioOrigin : undefined
  /** The language of `Accept-Language`; English (1) where it names none of ours. */
  readonly languageId: number
  readonly address: string
  readonly reply: FastifyReply
}

/** The response; its JSON, where that is serialized already; or the reply, where that was sent already. */
type HandlerResult<N extends keyof Routes> = ResponseOf<N> | string | FastifyReply

export type Serve = <N extends keyof Routes>(
  name: N,
  handler: (request: ApiRequest<N>) => Promise<HandlerResult<N>> | HandlerResult<N>,
) => void

/**
 * Returns the function that registers calls: the contract gives the path, the authentication, the rate limit and all
 * schemas. A request passes the rate limit, then authentication, then validation, then the handler.
 */
export function createServe(
  app: FastifyInstance,
  {
    authenticate,
    guardStudio,
    limitRequest,
    inTurn,
  }: {
    authenticate: Authenticate
    guardStudio: (name: string, route: RouteDefinition) => StudioGuard
    limitRequest: LimitRequest
    inTurn: InTurn
  },
): Serve {
  readBytes(app)
  return (name, handler) => {
    const route: RouteDefinition = routes[name]
    const limit = route.limit ?? 'other'
    const isRead = name.startsWith('GET ')
    // A response to a token, or to a body that somebody sent, is personal: no cache may store it.
    const isPrivate = route.auth !== 'public' || !isRead
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    const guard =
      path.startsWith('/studio/') || route.auth === 'staff' ? guardStudio(name, route) : undefined
    app.route({
      method,
      url: path,
      config: { limit },
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      schema: {
        summary: route.summary,
        tags: [route.tag],
        ...(route.auth === 'user' ? { security: [{ token: [] }] } : {}),
        ...(route.auth === 'staff' ? { security: [{ studio: [] }] } : {}),
        ...(route.params ? { params: route.params } : {}),
        ...(route.query ? { querystring: route.query } : {}),
        ...(route.body ? { body: route.body } : {}),
        response: { 200: route.response },
      },
      onRequest: [
        (request, reply, done) => {
          if (isPrivate) reply.header('cache-control', 'no-store')
          limitRequest(limit, request.ip)
          // The body of staff is read after their session, by its own limit.
          if (route.auth !== 'staff') limitBody(request, limitRequest)
          done()
        },
        ...(route.auth === 'user'
          ? [(request: FastifyRequest) => authenticateRequest(request, authenticate, route)]
          : []),
        ...(guard ? [guard] : []),
      ],
      ...(route.rawBody ? { preParsing: readRawBody } : {}),
      handler: async (request, reply) => {
        const handle = async () =>
          handler({
            body: request.body,
            query: request.query,
            params: request.params,
            // A request without a body is not parsed.
            rawBody: request.rawBody ?? new Uint8Array(),
            session: request.session,
            staff: request.staff,
            studio: request.studio,
            languageId: request.languageId,
            address: request.ip,
            reply,
          } as unknown as ApiRequest<typeof name>)
        const answer = isRead ? async () => repeatRead(handle) : handle
        const result = costlyLimits.has(limit) ? await inTurn(request.ip, answer) : await answer()
        if (typeof result === 'string') reply.type('application/json; charset=utf-8')
        return result
      },
    })
  }
}

/** Limits of calls that hash passwords or take tokens in the database, which an address makes one at a time. */
const costlyLimits: ReadonlySet<LimitName> = new Set(['sign-in', 'sign-up', 'mail'])

const bytesPerToken = 16 * 1024

/** Takes one more token of the client's address for every 16 KB of a body; a body of unknown length counts as the largest. */
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

/** Reads the bytes of a body, which its signature is about, before they are parsed. */
const readRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
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

/** Lets a call that takes bytes be sent as such; all others take JSON only. */
const readBytes = (app: FastifyInstance): void =>
  app.addContentTypeParser('application/octet-stream', (request, _payload, done) =>
    done(request.rawBody === undefined ? new Refusal('unsupported-media-type') : null),
  )

async function authenticateRequest(
  request: FastifyRequest,
  authenticate: Authenticate,
  { forPurchase }: RouteDefinition,
): Promise<void> {
  const token = readBearerToken(request.headers.authorization)
  const session = token === undefined ? undefined : await repeatRead(() => authenticate(token))
  if (session === undefined) throw new Refusal('unauthenticated')
  request.session = session
  if (session.isForPurchase && !forPurchase) throw new Refusal('forbidden')
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
