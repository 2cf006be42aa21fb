const shape = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** Reads the month of the page's address, such as 2026-11; undefined if it has none. */
export function readMonth(search: string): string | undefined {
  const month = new URLSearchParams(search).get('month') ?? ''
  return shape.test(month) ? month : undefined
}

/** Returns the month that is so many months later, or earlier by a negative number. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Returns the address of the page whose last month this is. */
export const figuresAddress = (month?: string): string =>
  month === undefined ? '/studio/figures' : `/studio/figures?month=${month}`

/** The months that the pages before and after a page end with; undefined where there is none. */
export function findNeighbours(
  months: readonly string[],
  { first, current }: { first: string; current: string },
): { earlier: string | undefined; later: string | undefined } {
  const [oldest = current, newest = current] = [months[0], months.at(-1)]
  const next = addMonths(newest, months.length)
  return {
    earlier: oldest > first ? addMonths(oldest, -1) : undefined,
    later: newest < current ? (next < current ? next : current) : undefined,
  }
}
