import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { savedAtHeader } from '../app/lib/saved-readings.rules.ts'
import { cacheNameOf, save } from '../app/lib/saved-readings.ts'
import { startWorker } from './start-worker.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const origin = 'https://rashi.example'
const reading = '/api/horoscope/user-new-single-horoscope/weekly/leo'

/** A worker with a site that can be taken away. */
function createWorker() {
  const listeners: Record<string, (event: never) => void> = {}
  const told: unknown[] = []
  let answer: (request: Request) => Response | Promise<Response> = () => new Response('ok')
  const page = { id: 'tab', postMessage: (message: unknown) => void told.push(message) }
  const scope = {
    location: { origin },
    clients: { claim: async () => {}, get: async () => page },
    fetch: async (request: Request) => answer(request),
    skipWaiting: async () => {},
    addEventListener: (kind: string, listen: (event: never) => void) => {
      listeners[kind] = listen
    },
  }
  startWorker(scope)

  /** Sends an event; resolves to the worker's response after all its work, undefined if it leaves the request alone. */
  async function send(kind: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners[kind]!({
      ...event,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => {
        response = one
      },
    } as never)
    const settled = await response
    // Work may begin more work.
    for (let done = 0; done < work.length; done++) await work[done]
    return settled
  }
  const request = (
    path: string,
    { token, method = 'GET', mode }: { token?: string; method?: string; mode?: string } = {},
  ) => {
    const made = new Request(origin + path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    Object.defineProperty(made, 'mode', { value: mode ?? 'cors' })
    return send('fetch', { request: made, clientId: 'tab' })
  }
  return {
    told,
    request,
    send,
    page,
    online: (respond: typeof answer) => {
      answer = respond
    },
    offline: () => {
      answer = () => {
        throw new TypeError('Failed to fetch')
      }
    },
  }
}

beforeEach(() => vi.stubGlobal('caches', memoryCaches(origin)))
afterEach(() => vi.unstubAllGlobals())

describe('a reading', () => {
  test('that was opened is answered without a network, with when it was loaded (DAY-85)', async () => {
    const worker = createWorker()
    worker.online(() => new Response('Leo this week'))
    await worker.request(`${reading}?time_zone=Europe%2FLondon`, { token: 'asha' })
    worker.offline()
    const saved = await worker.request(`${reading}?time_zone=Asia%2FKolkata`, { token: 'asha' })
    expect(await saved?.text()).toBe('Leo this week')
    const savedAt = saved?.headers.get(savedAtHeader)
    expect(worker.told).toEqual([
      { kind: 'served', savedAt: null },
      { kind: 'served', savedAt },
    ])
    await worker.send('message', { data: 'served?', source: worker.page })
    expect(worker.told.at(-1)).toEqual({ kind: 'served', savedAt })
  })

  test('of an earlier period is answered by itself (DAY-96)', async () => {
    const worker = createWorker()
    for (const texts of ['current', '2026-11-02']) {
      worker.online(() => new Response(texts))
      await worker.request(`${reading}?texts_of=${texts}`, { token: 'asha' })
    }
    worker.offline()
    for (const texts of ['current', '2026-11-02']) {
      const saved = await worker.request(`${reading}?texts_of=${texts}`, { token: 'asha' })
      expect(await saved?.text()).toBe(texts)
    }
    const other = worker.request(`${reading}?texts_of=2026-10-26`, { token: 'asha' })
    await expect(other).rejects.toThrow('Failed to fetch')
  })

  test('that was never opened stays unanswered without a network (DAY-90)', async () => {
    const worker = createWorker()
    worker.offline()
    await expect(worker.request(reading, { token: 'asha' })).rejects.toThrow('Failed to fetch')
  })

  // Guard in web/app/lib/saved-readings.ts: what is saved is named by the session's token.
  test('of one account is never given to another, whose first call deletes it (DAY-89)', async () => {
    const worker = createWorker()
    worker.online(() => new Response('Leo this week'))
    await worker.request(reading, { token: 'asha' })
    expect(await caches.keys()).toEqual([await cacheNameOf('asha')])
    worker.offline()
    await expect(worker.request(reading, { token: 'mira' })).rejects.toThrow('Failed to fetch')
    expect(await caches.keys()).toEqual([])
    expect(await cacheNameOf('asha')).not.toContain('asha')
  })

  test.each([
    ['a logout', { path: '/api/logout', method: 'POST' }, 200],
    ['the deletion of the account', { path: '/api/user/delete-account', method: 'POST' }, 200],
    ['a token that is refused', { path: reading, method: 'GET' }, 401],
  ])('is deleted with all others at %s (DAY-88)', async (_name, { path, method }, status) => {
    const worker = createWorker()
    worker.online(() => new Response('Leo this week'))
    await worker.request(reading, { token: 'asha' })
    worker.online(() => new Response('{}', { status }))
    await worker.request(path, { token: 'asha', method })
    expect(await caches.keys()).toEqual([])
  })

  // Guard in web/service-worker/start-worker.ts: an answer that arrives after the end of its session is not saved.
  test('that arrives after the logout is not saved (DAY-88)', async () => {
    const worker = createWorker()
    const { promise, resolve } = Promise.withResolvers<Response>()
    worker.online(() => promise)
    const late = worker.request(reading, { token: 'asha' })
    worker.online(() => new Response('{}'))
    await worker.request('/api/logout', { token: 'asha', method: 'POST' })
    resolve(new Response('Leo this week'))
    await late
    expect(await caches.keys()).toEqual([])
  })

  test.each([404, 500])('that is refused with %d is not saved (DAY-86)', async (status) => {
    const worker = createWorker()
    worker.online(() => new Response('no', { status }))
    await worker.request(reading, { token: 'asha' })
    expect(await caches.keys()).toEqual([])
  })
})

describe('a page', () => {
  const open = (worker: ReturnType<typeof createWorker>, path: string) =>
    worker.request(path, { mode: 'navigate' })
  async function saveText(path: string, text: string) {
    const cache = await caches.open(await cacheNameOf('asha'))
    await save(cache, path, new Response(text), { savedAt: '2026-11-22T18:00:00Z' })
  }

  test('comes from the network while there is one, also where it is saved (DAY-91)', async () => {
    const worker = createWorker()
    await saveText('/horoscope/weekly/leo', 'old')
    worker.online(() => new Response('new'))
    expect(await (await open(worker, '/horoscope/weekly/leo'))?.text()).toBe('new')
    worker.offline()
    expect(await (await open(worker, '/horoscope/weekly/Leo?lang=en'))?.text()).toBe('old')
  })

  test('that is not saved leads to the page about being offline, which knows its address (DAY-90)', async () => {
    const worker = createWorker()
    worker.offline()
    await expect(open(worker, '/gemstones')).rejects.toThrow('Failed to fetch')
    await saveText('/offline', 'You are offline')
    const redirect = await open(worker, '/gemstones?page=2')
    expect(redirect?.headers.get('location')).toBe(`${origin}/offline?for=%2Fgemstones%3Fpage%3D2`)
    expect(await (await open(worker, '/offline?for=%2Fgemstones'))?.text()).toBe('You are offline')
  })

  test('of an older release still gets its files, which the server no longer has (DAY-91)', async () => {
    const worker = createWorker()
    await saveText('/assets/frame-old.js', 'old code')
    worker.online(() => new Response('gone', { status: 404 }))
    expect(await (await worker.request('/assets/frame-old.js'))?.text()).toBe('old code')
    expect((await worker.request('/assets/frame-new.js'))?.status).toBe(404)
  })
})

test('a worker of a newer edition deletes what older ones have saved (DAY-91)', async () => {
  const worker = createWorker()
  await caches.open('readings-0-abc')
  await caches.open(await cacheNameOf('asha'))
  await worker.send('activate')
  expect(await caches.keys()).toEqual([await cacheNameOf('asha')])
})

test.each([
  '/api/user/get-user-details',
  '/api/payment-plan/get-payment-cards',
  '/api/user/export',
  '/api/horoscope/user-horoscopes',
])('%s is neither answered nor saved (DAY-86)', async (path) => {
  const worker = createWorker()
  expect(await worker.request(path, { token: 'asha' })).toBeUndefined()
  expect(await caches.keys()).toEqual([])
})
