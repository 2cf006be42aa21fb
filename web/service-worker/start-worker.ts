import {
  askMessage,
  cachePrefix,
  chooseHandling,
  offlinePage,
  readingOf,
  savedAtHeader,
  savedPathOf,
  textsOf,
  type ServedMessage,
} from '../app/lib/saved-readings.rules.ts'
import { cacheNameOf, findSaved, keepOnly, save } from '../app/lib/saved-readings.ts'

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchLike extends Extendable {
  readonly request: Request
  readonly clientId: string
  respondWith(response: Promise<Response>): void
}
interface Page {
  readonly id: string
  postMessage(message: ServedMessage): void
}

/** The part of a service worker's global scope that is used. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Page | undefined> }
  fetch(request: Request): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install', listen: (event: Extendable) => void): void
  addEventListener(kind: 'activate', listen: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listen: (event: FetchLike) => void): void
  addEventListener(
    kind: 'message',
    listen: (event: Extendable & { data: unknown; source: Page | null }) => void,
  ): void
}

const bearer = /^Bearer (.+)$/i

/**
 * Answers requests of pages: readings, documents and pictures from the network, and from what is saved where it does
 * not answer; files with a hash in their name from what is saved. It holds nothing of a build, so that the worker of an
 * older release serves a newer one, and its saved files the tabs of an older one.
 */
export function startWorker(scope: WorkerScope): void {
  /** When the reading had been loaded that a page was last given. */
  const served = new Map<string, string | null>()
  let token: string | undefined
  /** Raised at the end of a session, so that answers still under way are not saved. */
  let sessions = 0

  async function tell(clientId: string, savedAt: string | null): Promise<void> {
    served.set(clientId, savedAt)
    const page = await scope.clients.get(clientId)
    page?.postMessage({ kind: 'served', savedAt })
  }

  function endSession(): Promise<void> {
    token = undefined
    sessions += 1
    return keepOnly(undefined)
  }

  async function answerReading(event: FetchLike, own: string): Promise<Response> {
    const { pathname, searchParams } = new URL(event.request.url)
    const path = savedPathOf(pathname, searchParams.get('texts_of'))
    const session = sessions
    const name = await cacheNameOf(own)
    try {
      const response = await scope.fetch(event.request)
      if (response.status === 401 && session === sessions) event.waitUntil(endSession())
      if (response.status === 200) {
        const copy = response.clone()
        const keep = async () => {
          if (session !== sessions) return
          const savedAt = new Date().toISOString()
          await save(await caches.open(name), path, copy, { savedAt })
          if (session !== sessions) await caches.delete(name)
        }
        event.waitUntil(keep().catch(() => {}))
      }
      event.waitUntil(tell(event.clientId, null))
      return response
    } catch (failure) {
      const saved = await findSaved(path, name)
      if (!saved) throw failure
      event.waitUntil(tell(event.clientId, saved.headers.get(savedAtHeader)))
      return saved
    }
  }

  async function answerDocument({ request }: FetchLike): Promise<Response> {
    try {
      return await scope.fetch(request)
    } catch (failure) {
      const { pathname, search } = new URL(request.url)
      const reading = readingOf(pathname)
      const saved = await findSaved(reading ? savedPathOf(reading.path, textsOf(search)) : pathname)
      if (saved) return saved
      if (!(await findSaved(offlinePage))) throw failure
      const address = `${offlinePage}?for=${encodeURIComponent(pathname + search)}`
      return Response.redirect(scope.location.origin + address)
    }
  }

  const answerFile = async ({ request }: FetchLike): Promise<Response> =>
    (await findSaved(new URL(request.url).pathname)) ?? scope.fetch(request)

  async function answerPicture({ request }: FetchLike): Promise<Response> {
    try {
      return await scope.fetch(request)
    } catch (failure) {
      const saved = await findSaved(new URL(request.url).pathname)
      if (!saved) throw failure
      return saved
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

  scope.addEventListener('activate', (event) => {
    const deleteOlder = async () => {
      const names = await caches.keys()
      const older = names.filter((name) => !name.startsWith(cachePrefix))
      await Promise.all(older.map((name) => caches.delete(name)))
      await scope.clients.claim()
    }
    event.waitUntil(deleteOlder())
  })

  scope.addEventListener('message', (event) => {
    if (event.data !== askMessage || !event.source) return
    event.source.postMessage({ kind: 'served', savedAt: served.get(event.source.id) ?? null })
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (url.origin !== scope.location.origin) return
    const own = bearer.exec(request.headers.get('authorization') ?? '')?.[1]
    if (own !== undefined && own !== token) {
      token = own
      event.waitUntil(cacheNameOf(own).then(keepOnly))
    }
    const handling = chooseHandling({
      method: request.method,
      path: url.pathname,
      isNavigation: request.mode === 'navigate',
      hasToken: own !== undefined,
    })
    if (handling === 'end') event.waitUntil(endSession())
    if (handling === 'reading' && own !== undefined) event.respondWith(answerReading(event, own))
    if (handling === 'document') event.respondWith(answerDocument(event))
    if (handling === 'file') event.respondWith(answerFile(event))
    if (handling === 'picture') event.respondWith(answerPicture(event))
  })
}
