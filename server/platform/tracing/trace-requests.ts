import type { Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { isTracing, runInSpan, startSpan } from './spans.ts'

/**
 * Starts a span for each request, named by its method and route: an address may hold a token. Responses that are sent from the
 * response cache have none, since the framework never sees their requests.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    request.span = startSpan({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route },
    })
    if (request.span) runInSpan(request.span, done)
    else done()
  })
  app.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.setAttribute('http.response.status_code', statusCode)
    // SpanStatusCode.ERROR, whose module is loaded only where something is traced.
    if (statusCode >= 500) span?.setStatus({ code: 2 })
    span?.end()
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; absent where nothing is traced. */
    span?: Span | undefined
  }
}
