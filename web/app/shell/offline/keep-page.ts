import { languageCodeOf } from '@rashi/contract/languages.rules'
import { api } from '../../lib/client-api.ts'
import { languageIdFromCookie } from '../../lib/language-cookie.ts'
import { linkIn } from '../../lib/public-page.rules.ts'
import {
  callOf,
  listFilesOf,
  offlinePage,
  readingOf,
  savedAtHeader,
  savedPathOf,
  newestTexts,
  type Reading,
} from '../../lib/saved-readings.rules.ts'
import { cacheNameOf, findSaved, keepOnly, save, trim } from '../../lib/saved-readings.ts'
import { session } from '../../lib/session.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'

const oneDayMilliseconds = 86_400_000

/** Lists the files that this document has loaded, such as scripts, styles, fonts and pictures. */
function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/(?:assets|media\/signs)\//.test(path))
}

/** Saves a page as the server sends it to a guest who reads this language, with the files that it needs. */
async function savePage(
  cache: Cache,
  page: { readonly path: string; readonly savedPath: string },
  loaded: readonly string[],
): Promise<void> {
  const id = languageIdFromCookie(document.cookie)
  const address = linkIn({ id, code: languageCodeOf(id) }, page.path)
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  if (answer.status !== 200) return
  const named = listFilesOf(await answer.clone().text())
  const files = [...new Set([...named, ...loaded])]
  const savedAt = new Date().toISOString()
  await Promise.all(
    files.map(async (file) => {
      if (await findSaved(file)) return
      const response = await fetch(file)
      if (response.status === 200) await save(cache, file, response, { savedAt })
    }),
  )
  await save(cache, page.savedPath, answer, { savedAt, files })
}

/** Whether the saved page about being offline is missing, a day old or in another language. */
async function isOutdated(cache: Cache): Promise<boolean> {
  const saved = await cache.match(offlinePage, { ignoreVary: true })
  if (!saved) return true
  const age = Date.now() - Date.parse(saved.headers.get(savedAtHeader) ?? '')
  return (
    !(age < oneDayMilliseconds) ||
    !(await saved.text()).includes(`lang="${document.documentElement.lang}"`)
  )
}

/** Saves the page of one period of a reading, and loads its texts where they are not saved, for the worker to save. */
async function savePeriod(
  cache: Cache,
  reading: Reading,
  { texts, loaded }: { texts: string; loaded: readonly string[] },
): Promise<void> {
  const path = texts === newestTexts ? reading.path : `${reading.path}?period=${texts}`
  await savePage(cache, { path, savedPath: savedPathOf(reading.path, texts) }, loaded)
  // The answer that came before the first worker took over has not passed through it.
  if (await cache.match(savedPathOf(callOf(reading), texts), { ignoreVary: true })) return
  await api.user('GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign', {
    params: { timePeriod: reading.period, horoscopeSign: reading.sign },
    query: { ...inOwnTimeZone(), texts_of: texts },
  })
}

/** Saves the shown period of a reading, and once the newest one, which the list of what is saved leads to. */
async function saveReading(
  cache: Cache,
  reading: Reading,
  { texts, loaded }: { texts: string; loaded: readonly string[] },
): Promise<void> {
  await savePeriod(cache, reading, { texts, loaded })
  if (texts !== newestTexts && !(await cache.match(reading.path, { ignoreVary: true })))
    await savePeriod(cache, reading, { texts: newestTexts, loaded })
}

/**
 * Saves the open page if it is a reading, and the page that is shown in place of others; the answers of the API are
 * saved by the worker. Nothing is left behind of a session that ends meanwhile.
 */
export async function keepPage(pathname: string, texts: string): Promise<void> {
  const token = session.token()
  if (token === undefined || !session.isLive() || !navigator.onLine) return
  const name = await cacheNameOf(token)
  await keepOnly(name)
  const cache = await caches.open(name)
  const loaded = listLoadedFiles()
  const reading = readingOf(pathname)
  if (reading) await saveReading(cache, reading, { texts, loaded })
  if (await isOutdated(cache))
    await savePage(cache, { path: offlinePage, savedPath: offlinePage }, loaded)
  await trim(cache)
  if (session.token() !== token) await caches.delete(name)
}
