import type { Period } from '@rashi/contract'
import { LRUCache } from 'lru-cache'
import { mayReadPart, type Access } from '../../access/index.ts'
import { localisePeriod } from './localise-period.ts'
import { isOpen, presentPeriod, toReadablePeriod } from './present-period.ts'
import type { StoredPeriod } from './stored-periods.ts'
import { readYearWheel } from './read-year-wheel.ts'
import { withoutTexts } from './without-texts.ts'

interface Presentation {
  /** The reader's, if it is known. */
  readonly timeZone: string | undefined
  /** With what the wheel of a year shows. */
  readonly withWheel: boolean
}

/** Presents a period to a reader, in the reader's time zone if it is known. */
export function presentToReader(
  access: Access,
  { row, parts }: StoredPeriod,
  { timeZone, withWheel }: Presentation,
): Period {
  const period = presentPeriod(access, row, parts, timeZone)
  return {
    ...(timeZone === undefined ? period : localisePeriod(period, row, timeZone)),
    ...(withWheel && { wheel: readYearWheel(row, timeZone) }),
  }
}

/** Presentations of a period that are kept. */
const mostVariants = 8

const presented = new WeakMap<StoredPeriod, LRUCache<string, Period>>()

/**
 * Presents a period as `presentToReader` does, or without its texts: those that are open are then present but empty. Readers to whom
 * the same of it is open share the answer: to write the dates of a year for a time zone takes 5 to 10 milliseconds.
 */
export function presentShared(
  access: Access,
  stored: StoredPeriod,
  { timeZone, withWheel, hasTexts }: Presentation & { hasTexts: boolean },
): Period {
  const variants = presented.getOrInsertComputed(
    stored,
    () => new LRUCache<string, Period>({ max: mostVariants }),
  )
  const key = `${timeZone} ${withWheel} ${hasTexts} ${describeAccess(access, stored)}`
  const known = variants.get(key)
  if (known) return known
  const shown = hasTexts ? stored : withoutTexts(stored)
  const period = presentToReader(access, shown, { timeZone, withWheel })
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
