import type { Period, SingleHoroscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Api } from '../../lib/api.ts'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { isLocked } from './readable-parts.rules.ts'

/** The month of a week, or the year of a month, to which a page leads on. */
export interface WiderPeriod {
  readonly readingPeriod: Exclude<ReadingPeriod, 'weekly'>
  /** The public texts, the oldest first. */
  readonly periods: readonly Pick<Period, 'date' | 'translations'>[]
  /** Whether the reader may read it; undefined if that is not known. */
  readonly isOpen: boolean | undefined
}

const widerThan = { weekly: 'monthly', monthly: 'yearly', yearly: undefined } as const
const listOf = { monthly: 'Monthly', yearly: 'Yearly' } as const

type GuestApi = Pick<Api, 'guest'>
interface Address {
  readonly horoscopeSign: string
  readonly timePeriod: string
}

const findWider = (timePeriod: string) =>
  (widerThan as Partial<Record<string, WiderPeriod['readingPeriod']>>)[timePeriod.toLowerCase()]

/** Reads what everybody may see of the wider period; undefined if there is none, or if the call fails. */
export async function readWider(
  api: GuestApi,
  { horoscopeSign, timePeriod }: Address,
  query: { time_zone?: string } = {},
): Promise<WiderPeriod | undefined> {
  const readingPeriod = findWider(timePeriod)
  if (!readingPeriod) return undefined
  const { horoscope } = await api
    .guest('GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign', {
      params: { timePeriod: readingPeriod, horoscopeSign },
      query,
    })
    .catch(() => ({ horoscope: undefined }))
  if (!horoscope) return undefined
  const periods = horoscope.horoscopeData.map(({ date, translations }) => ({ date, translations }))
  return { readingPeriod, periods, isOpen: undefined }
}

/** The same for a signed-in reader. An overview tells what is open, and counts as no reading. */
export async function readWiderAsUser(
  api: Pick<Api, 'guest' | 'user'>,
  address: Address,
  query: { time_zone?: string },
): Promise<WiderPeriod | undefined> {
  const [wider, overview] = await Promise.all([
    readWider(api, address, query),
    api.user('GET /horoscope/user-horoscopes', { query: { overview: '1' } }).catch(() => undefined),
  ])
  if (!wider || !overview) return wider
  const own = overview.activeHoroscopes[listOf[wider.readingPeriod]].find(
    ({ horoscope }) => horoscope.key.toLowerCase() === address.horoscopeSign.toLowerCase(),
  )
  const newest = own?.horoscope.horoscopeData.at(-1)
  return { ...wider, isOpen: newest !== undefined && !isLocked(newest) }
}

/** Returns the wider period in which a period begins, else the newest. */
export const findWiderPeriod = (
  { periods }: WiderPeriod,
  period: Pick<Period, 'date'> & Pick<SingleHoroscope, 'type'>,
) => {
  const shared = toReadingPeriod(period.type) === 'weekly' ? 7 : 4
  return (
    periods.find(({ date }) => date.slice(0, shared) === period.date.slice(0, shared)) ??
    periods.at(-1)
  )
}

/** Returns the first sentence of a text. */
export const firstSentence = (text: string): string => /^.+?[.?।](?=\s|$)/u.exec(text)?.[0] ?? text
