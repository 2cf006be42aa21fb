import type { Period } from '@rashi/contract'
import { LRUCache } from 'lru-cache'
import { mayReadPart, type Access } from '../../access/index.ts'
import { localisePeriod } from './localise-period.ts'
import { isOpen, presentPeriod, toReadablePeriod } from './present-period.ts'
import type { StoredPeriod } from './stored-periods.ts'
import { withoutTexts } from './without-texts.ts'

/** Presents a period to a reader, in the reader's time zone if it is known. */
export function presentToReader(
  access: Access,
  { row, parts }: StoredPeriod,
  timeZone: string | undefined,
): Period {
  const period = presentPeriod(access, row, parts, timeZone)
  return timeZone === undefined ? period : localisePeriod(period, row, timeZone)
}

/** Time zones and kinds of access for which a presented period is kept. */
const mostVariants = 8

/**
 * Periods without their texts, by time zone and by what is open to the reader. Most periods that a reading lists are of this
 * kind. They hold no text to pay for, so readers share them.
 */
const presented = new WeakMap<StoredPeriod, LRUCache<string, Period>>()

/** Presents a period whose open texts are present but empty. Callers share it. */
export function presentWithoutTexts(
  access: Access,
  stored: StoredPeriod,
  timeZone: string | undefined,
): Period {
  const variants = presented.getOrInsertComputed(
    stored,
    () => new LRUCache<string, Period>({ max: mostVariants }),
  )
  const key = `${timeZone} ${describeAccess(access, stored)}`
  const known = variants.get(key)
  if (known) return known
  const period = presentToReader(access, withoutTexts(stored), timeZone)
  variants.set(key, period)
  return period
}

/** Returns the same text for all readers to whom the same parts of a period are open. */
function describeAccess(access: Access, { row, parts }: StoredPeriod): string {
  if (isOpen(access, row)) return 'open'
  const period = toReadablePeriod(row)
  return parts
    .map(({ id, price_pence: pricePence }) => +mayReadPart(access, { id, pricePence }, period))
    .join('')
}
