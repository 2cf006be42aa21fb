import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { LimitRequest } from './rate-limits/rate-limits.ts'

/** Answers unknown paths and methods of the API with 404 as JSON, before a body is read. */
export function refuseUnknownPaths(api: FastifyInstance, limitRequest: LimitRequest): void {
  const refuse = (address: string): never => {
    limitRequest('other', address)
    throw new Refusal('not-found')
  }
  for (const url of ['', '/*'])
    api.all(url, {
      schema: { hide: true },
      onRequest: (request, _reply, done) => done(refuse(request.ip)),
      handler: (request) => refuse(request.ip),
    })
}
