import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { inProcess } from './rate-limits/rate-limits.ts'

/**
 * While the server closes, requests that arrive on open connections get 503 with `Retry-After`, in the
 * form of every error of ours. Fastify's own answer to them (`return503OnClosing`) has another form.
 * Calls that a page under way makes in process are still answered.
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
