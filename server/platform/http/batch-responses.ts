import type { FastifyInstance } from 'fastify'

/**
 * Sends the responses of one turn of the event loop together, at its end: decision 0005. Sending each as soon as it is
 * ready wakes the reader for every response. A single request does not wait, since its turn ends at once.
 */
export function batchResponses(app: FastifyInstance): void {
  let ready: (() => void)[] = []
  const sendAll = () => {
    const batch = ready
    ready = []
    for (const send of batch) send()
  }
  app.addHook('onSend', (request, reply, _payload, done) => {
    const send = () => {
      try {
        done()
      } catch (err) {
        // Nothing above catches it: this response ends, not the process.
        request.log.error({ err, route: request.routeOptions.url }, 'a response could not be sent')
        reply.raw.destroy()
      }
    }
    if (ready.push(send) === 1) setImmediate(sendAll)
  })
}
