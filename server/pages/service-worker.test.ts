import fastify from 'fastify'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serveServiceWorker } from './service-worker.ts'

async function getWorker(offlineReading: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  await writeFile(join(folder, 'service-worker.js'), 'built()')
  const app = fastify()
  await serveServiceWorker(app, { offlineReading }, folder)
  return app.inject('/service-worker.js')
}

test('the worker of the build is served, and no browser keeps it unasked (DAY-93)', async () => {
  const { body, headers } = await getWorker(true)
  expect(body).toBe('built()')
  expect(headers['cache-control']).toBe('no-cache')
})

test('with OFFLINE_READING=off the worker deletes what was saved and unregisters itself (DAY-93)', async () => {
  const { body } = await getWorker(false)
  const saved = new Set(['readings-1-abc'])
  const listeners: Record<string, (event: object) => void> = {}
  const work: Promise<unknown>[] = []
  let registered = true
  runInNewContext(body, {
    self: {
      addEventListener: (kind: string, listen: (event: object) => void) => {
        listeners[kind] = listen
      },
      skipWaiting: () => {},
      registration: { unregister: async () => void (registered = false) },
    },
    caches: { keys: async () => [...saved], delete: async (name: string) => saved.delete(name) },
  })
  listeners['install']!({})
  listeners['activate']!({ waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
  expect({ saved: [...saved], registered }).toEqual({ saved: [], registered: false })
})
