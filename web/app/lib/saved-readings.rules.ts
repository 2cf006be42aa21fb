import { readingPeriods, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { signKeys } from '@rashi/contract/sign-keys.rules'

/** The script of the worker, whose scope is the whole site. */
export const workerAddress = '/service-worker.js'
/** The page that is shown in place of one that is not saved. */
export const offlinePage = '/offline'

/** Raised with a change of what is saved: the worker then deletes what an older one has saved. */
const edition = 2
export const cachePrefix = `readings-${edition}-`

/** The limit of everything that is saved, in bytes. */
export const maxBytes = 20 * 1024 * 1024

/** The headers that a saved response has in addition to its own. */
export const savedAtHeader = 'x-saved-at'
export const bytesHeader = 'x-saved-bytes'
export const filesHeader = 'x-saved-files'

/** Tells a page when the reading that it was just given had been loaded; null for a fresh one. */
export interface ServedMessage {
  readonly kind: 'served'
  readonly savedAt: string | null
}
/** Asks the worker to say that again. */
export const askMessage = 'served?'

const addresses = new RegExp(
  `^(?:/api/horoscope/user-new-single-horoscope|/horoscope)(/(${readingPeriods.join('|')})/(${signKeys
    .join('|')
    .toLowerCase()}))(?:/\\d{4}-\\d\\d-\\d\\d)?/?$`,
  'i',
)

const isDate = /^\d{4}-\d\d-\d\d$/

export interface Reading {
  /** The path of its page. */
  readonly path: string
  readonly period: ReadingPeriod
  readonly sign: (typeof signKeys)[number]
}

/** Returns the reading that a page or a call of the API is about. */
export function readingOf(path: string): Reading | undefined {
  const [, ends, period, sign] = addresses.exec(path.toLowerCase()) ?? []
  const key = signKeys.find((one) => one.toLowerCase() === sign)
  return ends && period && key
    ? { path: `/horoscope${ends}`, period: period as ReadingPeriod, sign: key }
    : undefined
}

/** Returns the path under which the answer about a reading is saved. */
export const callOf = ({ period, sign }: Reading): string =>
  `/api/horoscope/user-new-single-horoscope/${period}/${sign}`.toLowerCase()

/** Asks for the texts of a reading's newest period. */
export const newestTexts = 'current'

/** Returns the period whose texts the page of a reading asks for, by the query of its address. */
export const textsOf = (search: string): string => {
  const date = new URLSearchParams(search).get('period') ?? ''
  return isDate.test(date) ? date : newestTexts
}

/** Returns the path under which the answer of a reading's call is saved: each earlier period has its own. */
export const savedPathOf = (path: string, texts: string | null): string =>
  `${path}${texts !== null && isDate.test(texts) ? `/${texts}` : ''}`.toLowerCase()

export const isReadingCall = (path: string): boolean =>
  path.startsWith('/api/') && readingOf(path) !== undefined

/** The way in which the worker handles a request; `none` leaves it to the browser. */
export type Handling = 'reading' | 'document' | 'file' | 'picture' | 'end' | 'none'

/** Pages of the back office, with what they load. */
const studio = /^\/(?:api\/)?studio(?:\/|$)/
/** Pages whose address holds a token. */
const withToken = /^\/(?:reset-password|login-link|confirm-email|welcome|letters)\//
/** Payments, for which a page of this device is no answer. */
const paying = /^\/(?:order-|enter-|payment-return|one-off-confirmation)/
const sessionEnds = /^\/api\/(?:logout|user\/delete-account)$/

/** Decides what happens with a request to this site. Only readings, their pages and public files are ever saved. */
export function chooseHandling(request: {
  readonly method: string
  readonly path: string
  readonly isNavigation: boolean
  readonly hasToken: boolean
}): Handling {
  const { method, path, isNavigation, hasToken } = request
  if (studio.test(path)) return 'none'
  if (method === 'POST' && sessionEnds.test(path)) return 'end'
  if (method !== 'GET') return 'none'
  if (path.startsWith('/api/')) return hasToken && isReadingCall(path) ? 'reading' : 'none'
  if (path.startsWith('/assets/')) return 'file'
  if (path.startsWith('/media/')) return 'picture'
  if (!isNavigation || withToken.test(path) || paying.test(path)) return 'none'
  return 'document'
}

/** The part of a saved response that decides what is deleted. */
export interface Entry {
  /** Its path: of a page, of a call or of a file. */
  readonly path: string
  readonly bytes: number
  /** ISO 8601. */
  readonly savedAt: string
  /** The scripts, styles, fonts and pictures that a page needs. */
  readonly files: readonly string[]
}

const isFile = ({ path }: Entry) => path.startsWith('/assets/') || path.startsWith('/media/')

/**
 * Chooses what is deleted so that the rest is within a limit: files that no saved page needs, then the readings that
 * were opened longest ago, each with its page and its files.
 */
export function chooseDeleted(entries: readonly Entry[], limit = maxBytes): readonly string[] {
  let kept = entries
  const isTooMuch = () => kept.reduce((sum, { bytes }) => sum + bytes, 0) > limit
  const dropUnneeded = () => {
    const needed = new Set(kept.flatMap(({ files }) => files))
    kept = kept.filter((entry) => !isFile(entry) || needed.has(entry.path))
  }
  if (isTooMuch()) dropUnneeded()
  while (isTooMuch()) {
    const [oldest] = kept
      .filter((entry) => !isFile(entry))
      // The page that says what is saved goes last.
      .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    if (!oldest) break
    const reading = readingOf(oldest.path)?.path
    kept = kept.filter(
      (entry) =>
        entry !== oldest &&
        (reading === undefined || isEarlier(oldest) || readingOf(entry.path)?.path !== reading),
    )
    dropUnneeded()
  }
  const paths = new Set(kept.map(({ path }) => path))
  return entries.map(({ path }) => path).filter((path) => !paths.has(path))
}

/** An earlier period of a reading, which is deleted without the newest. */
const isEarlier = ({ path }: Entry) => /\/\d{4}-\d\d-\d\d$/.test(path)

const rank = ({ path, savedAt }: Entry) => `${path === offlinePage ? 1 : 0} ${savedAt}`

/** Lists the files that a document names. */
export const listFilesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
]
