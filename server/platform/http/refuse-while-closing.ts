import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { inProcess } from './rate-limits/rate-limits.ts'

/**
 * Answers requests on open connections with 503 and `Retry-After` while the server closes, with the body of every other
 * error; that of Fastify's `return503OnClosing` differs. The in-process calls of a page that is being rendered go on.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isClosing && request.ip !== inProcess
    done(isRefused ? new Refusal('unavailable', { retryAfterSeconds: 5 }) : undefined)
  })
}
