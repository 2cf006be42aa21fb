import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'

export const workerFile = 'service-worker.js'

/** A worker that deletes what earlier ones have saved, and then itself. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
`

/**
 * Serves the service worker, or with OFFLINE_READING=off one that removes it from every browser that has it. A browser
 * asks for it with every document; its address has no hash, so that no old one is ever kept.
 */
export async function serveServiceWorker(
  app: FastifyInstance,
  { offlineReading }: Pick<Config, 'offlineReading'>,
  clientFolder: string,
): Promise<void> {
  const script = offlineReading ? await readFile(join(clientFolder, workerFile), 'utf8') : removal
  app.get(`/${workerFile}`, { schema: { hide: true } }, (_, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // The policy of a worker is its own: it asks this site only.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(script),
  )
}
