import { isNumber, isText, maybe, parseJson, shapeOf, type Check } from '../../lib/json.rules.ts'
import { isLocalizedText, type LocalizedText } from '../../lib/localized-text.rules.ts'
import { pendingOrderMinutes } from '../../lib/pending-order-key.rules.ts'
import { safeAddress } from '../../lib/safe-path.rules.ts'

/** An order is far smaller; a longer value was not written by this page. */
const maxLength = 8000

/** The pages on which an order of each kind goes on. */
const paths = {
  one_off: ['/one-off-confirmation'],
  consultation: ['/consultation-form'],
  plan: ['/order-confirm', '/payment-plan-select'],
} as const
export type PendingKind = keyof typeof paths

/** The keys of the tab's storage that such a page reads; no other key is ever written. */
const draftKeys: readonly string[] = [
  'selected-one-off',
  'consultation-draft',
  'selected-horoscope',
  'order-draft',
]

/** The order of a guest who has not signed in yet. It holds ids and public names only, nothing about the person. */
export interface PendingOrder {
  readonly kind: PendingKind
  /** The id of the period, of the consultation or of the plan; 0 while no plan is chosen. */
  readonly itemId: number
  readonly what: LocalizedText
  /** Pounds; null while no plan is chosen. */
  readonly amount: number | null
  /** The page on which the order goes on. */
  readonly path: string
  /** The values of the tab's storage that this page reads, by key. */
  readonly drafts: Readonly<Record<string, unknown>>
  /** The page from which it was ordered. */
  readonly page: string
  /** The key of the sign whose week is ordered. */
  readonly weekOf?: string | undefined
  /** Epoch milliseconds. */
  readonly storedAt: number
}

const isKind = (value: unknown): value is PendingKind =>
  isText(value) && Object.hasOwn(paths, value)
const isAmount = (value: unknown): value is number | null =>
  value === null || (isNumber(value) && value >= 0)
const areDrafts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => draftKeys.includes(key))
const isPage: Check<string> = (value): value is string =>
  isText(value) && value.startsWith('/') && safeAddress(value) !== undefined

const isOrder = shapeOf<PendingOrder>({
  kind: isKind,
  itemId: isNumber,
  what: isLocalizedText,
  amount: isAmount,
  path: isText,
  drafts: areDrafts,
  page: isPage,
  weekOf: maybe(isText),
  storedAt: isNumber,
})

/**
 * Reads a stored order; undefined if it is too old, of another shape, or older than the end of a session in
 * this browser, because it then belonged to somebody who may be gone.
 */
export function readOrder(
  stored: string | null,
  { now, sessionEndedAt }: { now: number; sessionEndedAt?: number | undefined },
): PendingOrder | undefined {
  if (stored === null || stored.length > maxLength) return undefined
  const order = parseJson(stored)
  if (!isOrder(order)) return undefined
  const isPathOfKind = (paths[order.kind] as readonly string[]).includes(order.path)
  const age = now - order.storedAt
  if (!isPathOfKind || order.what.length === 0 || age < 0 || age > pendingOrderMinutes * 60_000)
    return undefined
  return sessionEndedAt !== undefined && order.storedAt <= sessionEndedAt ? undefined : order
}

/** Returns the drafts that are to be stored in the tab: not over questions that are chosen already. */
export function draftsToRestore(
  { drafts }: Pick<PendingOrder, 'drafts'>,
  readStored: (key: string) => string | null,
): [key: string, value: string][] {
  const slugOf = (value: unknown) => (value as { slug?: unknown } | null | undefined)?.slug
  return Object.entries(drafts)
    .filter(([key, value]) => {
      const slug = slugOf(value)
      return slug === undefined || slugOf(parseJson(readStored(key))) !== slug
    })
    .map(([key, value]) => [key, JSON.stringify(value)])
}
