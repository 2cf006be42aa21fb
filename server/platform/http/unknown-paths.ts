import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { LimitRequest } from './rate-limits/rate-limits.ts'

/** Answers 404 as JSON to every path and method of the API that no call has, before a body is read. */
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
