import type { Period, Today } from '@rashi/contract'
import { LRUCache } from 'lru-cache'
import { mayReadPart, type Access } from '../../access/index.ts'
import { localisePeriod, localisePreview } from './localise-period.ts'
import { presentOutline } from './present-outline.ts'
import { isOpen, presentPeriod, toReadablePeriod } from './present-period.ts'
import { readYearWheel } from './read-year-wheel.ts'
import type { StoredPeriod } from './stored-periods.ts'

interface Presentation {
  /** The reader's, if it is known. */
  readonly timeZone: string | undefined
  /** Whether the data of a year's wheel are included. */
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

type Previews = Today['readings'][number]['translations']

/** The number of presentations, and of previews, that are cached for each period. */
const mostVariants = 8

const share = createSharing<Period>()
const sharePreviews = createSharing<Previews>()

/**
 * Presents a period as `presentToReader` does. Readers with the same access to it share the result, because writing the dates of a
 * year for a time zone takes 4 to 9 milliseconds.
 */
export const presentShared = (
  access: Access,
  stored: StoredPeriod,
  presentation: Presentation,
): Period =>
  share(
    stored,
    `${presentation.timeZone} ${presentation.withWheel} ${describeAccess(access, stored)}`,
    () => presentToReader(access, stored, presentation),
  )

/** Presents the outline of a period; readers with the same access to it share the result. */
export const presentSharedOutline = (access: Access, stored: StoredPeriod): Period =>
  share(stored, `outline ${describeAccess(access, stored)}`, () => presentOutline(access, stored))

/** Presents the headlines and the previews of a period, which readers in a time zone share. */
export const presentSharedPreviews = (stored: StoredPeriod, timeZone?: string): Previews =>
  sharePreviews(stored, `${timeZone}`, () =>
    stored.row.translations.map((texts) => ({
      language_id: texts.language_id,
      name: texts.name,
      description_preview:
        timeZone === undefined
          ? texts.description_preview
          : localisePreview(texts, stored.row, timeZone),
    })),
  )

function createSharing<T extends object>() {
  const presented = new WeakMap<StoredPeriod, LRUCache<string, T>>()
  return (stored: StoredPeriod, key: string, present: () => T): T => {
    const variants = presented.getOrInsertComputed(
      stored,
      () => new LRUCache<string, T>({ max: mostVariants }),
    )
    const known = variants.get(key)
    if (known) return known
    const value = present()
    variants.set(key, value)
    return value
  }
}

/** Returns the same text for all readers to whom the same parts of a period are open. */
function describeAccess(access: Access, { row, parts }: StoredPeriod): string {
  if (isOpen(access, row)) return 'open'
  const period = toReadablePeriod(row)
  return parts
    .map(({ id, price_pence: pricePence }) => +mayReadPart(access, { id, pricePence }, period))
    .join('')
}
