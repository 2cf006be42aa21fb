import type { Part, Period } from '@rashi/contract'

/** Finds the year of the section or the first day in an address, else the newest; years are listed the oldest first. */
export const findYearPeriod = (
  periods: readonly Period[],
  search: URLSearchParams,
): Period | undefined =>
  periods.find(({ parts }) => findSection(parts, search) !== undefined) ??
  periods.find(({ date }) => date === search.get('period')) ??
  periods.at(-1)

/** Finds the section in an address; undefined for the cover. */
export const findSection = (parts: readonly Part[], search: URLSearchParams): Part | undefined =>
  parts.find(({ id }) => String(id) === search.get('section'))

/** Returns the address of a section, which names its year too, so that it stays the same in the next year. */
export const sectionAddress = ({ id }: Pick<Part, 'id'>) => ({ search: `?section=${id}` })

/** Returns the address of a cover. */
export const coverAddress = ({ date }: Pick<Period, 'date'>, newest: string | undefined) => ({
  search: date === newest ? '' : `?period=${date}`,
})

/**
 * Finds the pages before and after a section: the next ones that the reader may open, or with no other open
 * one simply the next ones.
 */
export function findPagesAround(parts: readonly Part[], { id }: Pick<Part, 'id'>) {
  const open = parts.filter((part) => part.user_has_access || part.id === id)
  const pages = open.length > 1 ? open : parts
  const at = pages.findIndex((part) => part.id === id)
  return { previous: pages[at - 1], next: pages[at + 1] }
}
