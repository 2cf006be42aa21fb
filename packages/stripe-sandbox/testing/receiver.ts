import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  id: string
  type: string
  body: string
  signature: string
}

/** Starts a receiver of webhooks, which responds with 200 unless a test sets another status. */
export async function startReceiver() {
  const received: Received[] = []
  let status = 200
  const waiting: { count: number; resolve: () => void }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const { id, type } = JSON.parse(body) as { id: string; type: string }
      received.push({ id, type, body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(status).end()
      for (const { count, resolve } of waiting) if (received.length >= count) resolve()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith(next: number) {
      status = next
    },
    /** Resolves once `count` events were received since the start. */
    waitForEvents(count: number): Promise<void> {
      if (received.length >= count) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ count, resolve })
      return promise
    },
    async end() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
