import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Told {
  id: string
  type: string
  body: string
  signature: string
}

/** A receiver of webhooks that answers what it is told to answer, 200 by default. */
export async function aReceiver() {
  const told: Told[] = []
  let status = 200
  const waiting: { count: number; resolve: () => void }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const { id, type } = JSON.parse(body) as { id: string; type: string }
      told.push({ id, type, body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(status).end()
      for (const { count, resolve } of waiting) if (told.length >= count) resolve()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    told,
    answerWith(next: number) {
      status = next
    },
    /** Resolves when it was told `count` times since it began. */
    hasHeard(count: number): Promise<void> {
      if (told.length >= count) return Promise.resolve()
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
