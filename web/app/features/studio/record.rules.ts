import type { QueryOf } from '@rashi/contract'
import { studioCalls } from '@rashi/contract/studio-roles.rules'

type Filter = QueryOf<'GET /studio/acts.csv'>

/** The fields of the filter, as they are named in the address of the page. */
export const filterFields = ['staff', 'act', 'object', 'object_id', 'from', 'to'] as const
export type FilterFields = Partial<Record<(typeof filterFields)[number], string>>

/** Reads the filter of the page's address; empty fields are left out. */
export function readFields(search: string): FilterFields {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    filterFields
      .map((name) => [name, query.get(name)?.trim() ?? ''] as const)
      .filter(([, value]) => value !== ''),
  )
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Returns the instant at which a day begins in the time zone of the browser; undefined for no day. */
function startOfDay(day: string | undefined, daysLater: number): string | undefined {
  if (day === undefined || !isDay.test(day)) return undefined
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}

/** Returns the filter of the API. Both days of the fields are included. */
export function toFilter({ from, to, ...rest }: FilterFields): Filter {
  const [start, end] = [startOfDay(from, 0), startOfDay(to, 1)]
  return { ...rest, ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) }
}

/** The acts of the studio, in alphabetical order. */
export const studioActs: readonly string[] = [
  ...new Set(Object.values(studioCalls).flatMap(({ act }) => act ?? [])),
].toSorted()

/** The kinds of things that acts are about, as the record names them. */
export const recordedObjects: readonly string[] = [
  'acts',
  'consultation',
  'customer',
  'enquiry',
  'gemstone',
  'horoscope-text',
  'invitation',
  'live',
  'notice',
  'order',
  'passkey',
  'payment',
  'picture',
  'plan',
  'promo code',
  'question',
  'queue',
  'section price',
  'single price',
  'staff',
  'staff session',
  'subscription',
  'text',
]

export interface Change {
  readonly name: string
  /** Undefined where there was or is no value. */
  readonly before: string | undefined
  readonly after: string | undefined
}

type Values = Readonly<Record<string, unknown>> | null

/** Writes a value of the record as a text. */
export function showValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Lists the fields whose value differs before and after an act. */
export const listChanges = (before: Values, after: Values): readonly Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((name) => ({
      name,
      before: showValue(before?.[name]),
      after: showValue(after?.[name]),
    }))
    .filter((change) => change.before !== change.after)
