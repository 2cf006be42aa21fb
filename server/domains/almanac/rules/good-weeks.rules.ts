/** The grahas that are at ease in a week; the weeks of a year are given in their order. */
export interface WeekEase<G> {
  readonly atEase: readonly G[]
}

/** Successive good weeks: the first, the last, and who is at ease in most of them. */
export interface GoodRun<G> {
  readonly first: number
  readonly last: number
  readonly atEase: G[]
}

/** A week is not good with fewer grahas at ease than this, half of the eight that are counted. */
const half = 4

/** More weeks than a third of a year are not called good, or the word would say little. */
const mostWeeks = 17

/**
 * Finds the good weeks of a year: those in which at least four grahas are at ease, or more where that is so for
 * over a third of the year. They are those with the most in a year without such weeks, or without a difference.
 */
export function findGoodWeeks<G>(weeks: readonly WeekEase<G>[]): GoodRun<G>[] {
  const counts = weeks.map(({ atEase }) => atEase.length)
  const most = Math.max(...counts)
  let least = Math.min(half, most)
  while (least < most && counts.filter((count) => count >= least).length > mostWeeks) least++
  const runs: { first: number; last: number }[] = []
  for (const [index, { atEase }] of weeks.entries()) {
    if (atEase.length < least) continue
    const run = runs.at(-1)
    if (run?.last === index - 1) run.last = index
    else runs.push({ first: index, last: index })
  }
  return runs.map(({ first, last }) => {
    const inRun = weeks.slice(first, last + 1)
    const all = new Set(inRun.flatMap(({ atEase }) => atEase))
    const isUsual = (graha: G) =>
      inRun.filter(({ atEase }) => atEase.includes(graha)).length * 2 > inRun.length
    return { first, last, atEase: [...all].filter(isUsual) }
  })
}
