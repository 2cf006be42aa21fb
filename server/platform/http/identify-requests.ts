import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { currentRequestId, readRequestId, runForRequest } from '../request-id.ts'
import { inProcess } from './rate-limits/rate-limits.ts'

/** Returns the id of a request: that of the page that calls the API in process, that which a proxy gave, or a new one. */
export function requestIdOf({ socket, headers }: IncomingMessage): string {
  const inherited = socket.remoteAddress === inProcess ? currentRequestId() : undefined
  return inherited ?? readRequestId(headers['x-request-id']) ?? randomUUID()
}

/** Answers each request with its id, and runs everything for it so that log lines and jobs name the id. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    runForRequest(request.id, done)
  })
}
