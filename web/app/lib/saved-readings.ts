import {
  bytesHeader,
  cachePrefix,
  callOf,
  chooseDeleted,
  filesHeader,
  readingOf,
  savedAtHeader,
  type Entry,
  type Reading,
} from './saved-readings.rules.ts'

/**
 * Returns the name of the cache of an account: it follows from the session's token, so that no other account and no
 * later session finds it.
 */
export async function cacheNameOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
  return cachePrefix + hex.join('').slice(0, 32)
}

/** Deletes what is saved for every account but one. */
export async function keepOnly(name: string | undefined): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((one) => one !== name).map((one) => caches.delete(one)))
}

/** Saves a response under a path, with the time and its size. */
export async function save(
  cache: Cache,
  path: string,
  response: Response,
  { savedAt, files = [] }: { savedAt: string; files?: readonly string[] },
): Promise<void> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // The body is no longer compressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(savedAtHeader, savedAt)
  headers.set(bytesHeader, String(body.byteLength))
  if (files.length > 0) headers.set(filesHeader, JSON.stringify(files))
  await cache.put(path, new Response(body, { headers }))
}

/** Returns a saved response; a file is the same for every account. */
export const findSaved = (path: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true, ...(cacheName && { cacheName }) })

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

async function listEntries(cache: Cache): Promise<Entry[]> {
  const requests = await cache.keys()
  const entries = await Promise.all(
    requests.map(async (request): Promise<Entry | undefined> => {
      const headers = (await cache.match(request, { ignoreVary: true }))?.headers
      return (
        headers && {
          path: pathOf(request),
          bytes: Number(headers.get(bytesHeader)),
          savedAt: headers.get(savedAtHeader) ?? '',
          files: JSON.parse(headers.get(filesHeader) ?? '[]') as string[],
        }
      )
    }),
  )
  return entries.filter((entry) => entry !== undefined)
}

/** Deletes from a cache what is over the limit. */
export async function trim(cache: Cache, limit?: number): Promise<void> {
  for (const path of chooseDeleted(await listEntries(cache), limit))
    await cache.delete(path, { ignoreVary: true })
}

export interface SavedReading extends Reading {
  readonly savedAt: string
}

/** Lists the readings of an account that can be opened without a network, the latest first. */
export async function listSavedReadings(token: string): Promise<readonly SavedReading[]> {
  const name = await cacheNameOf(token)
  if (!(await caches.has(name))) return []
  const entries = await listEntries(await caches.open(name))
  const pages = new Set(entries.map(({ path }) => path))
  return entries
    .flatMap(({ path, savedAt }) => {
      const reading = readingOf(path)
      const isSaved = reading && path === callOf(reading) && pages.has(reading.path)
      return isSaved ? [{ ...reading, savedAt }] : []
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}
